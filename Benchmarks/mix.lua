-- A load of POSTs for wrk: the JSON files named after `--`, in turn, over and over.
--
--   wrk -s mix.lua URL -- FIRST FILE...
--
-- With FIRST 0 the bodies stay as they are. Else the number 5.5 in each (`dismissal.after`, seconds) becomes another one
-- in every request, counted up from FIRST in steps of 0.0001, so that no two requests are the same.
-- The last line printed is for scripts/bench: requests per second, p50 and p99 in microseconds, answers gone wrong.
local requests, bodies, first, count = {}, {}, 0, 0

function init(arguments)
   wrk.method = "POST"
   wrk.headers["Content-Type"] = "application/json"
   first = tonumber(arguments[1])
   for index = 2, #arguments do
      local file = assert(io.open(arguments[index]))
      local body = file:read("*a"):gsub("%s*\n%s*", "")
      file:close()
      bodies[#bodies + 1] = body
      requests[#requests + 1] = wrk.format(nil, nil, nil, body)
   end
end

function request()
   local index = count % #bodies + 1
   count = count + 1
   if first == 0 then return requests[index] end
   local seconds = string.format("%.4f", (first + count) / 10000)
   return wrk.format(nil, nil, nil, (bodies[index]:gsub("5%.5", seconds, 1)))
end

function done(summary, latency)
   local errors = summary.errors
   local wrong = errors.connect + errors.read + errors.write + errors.status + errors.timeout
   print(string.format("RESULT %.0f %d %d %d", summary.requests / summary.duration * 1e6,
      latency:percentile(50), latency:percentile(99), wrong))
end
