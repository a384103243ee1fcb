-- A load for wrk: requests out of files, in turn, over and over.
--
--   wrk -s load.lua URL -- FIRST WORDS FILE...
--
-- A file is a request as it goes over the wire, but for its Content-Length; its body may have places for what varies, as
-- Benchmarks/README.md tells. They are filled by a number that grows with every request, from FIRST. A request without
-- places is made once. WORDS is a file of words, one a line.
-- The line that begins with RESULT is for bench.py.
local templates, words, first, count = {}, {}, 0, 0

local function contents(path)
   local file = assert(io.open(path))
   local text = file:read("*a")
   file:close()
   return text
end

-- The pieces of a body, and where among them stand numbers, shares and titles.
local function template(text)
   local head, body = text:match("^(.-\r\n)\r\n(.*)$")
   local made = { head = head, pieces = {}, numbers = {}, shares = {}, titles = {} }
   local start = 1
   for at, mark, after in body:gmatch("()@([nst])()") do
      made.pieces[#made.pieces + 1] = body:sub(start, at - 1)
      local places = mark == "n" and made.numbers or mark == "s" and made.shares or made.titles
      places[#places + 1] = #made.pieces + 1
      made.pieces[#made.pieces + 1] = ""
      start = after
   end
   made.pieces[#made.pieces + 1] = body:sub(start)
   if #body > 0 then made.head = head .. "Content-Length: " end
   if #made.pieces == 1 then
      made.request = #body > 0 and made.head .. #body .. "\r\n\r\n" .. body or head .. "\r\n"
   end
   return made
end

-- Three words and the number, as Template.title of the parts.
local function title(number, digits)
   local size = #words
   local second, third = math.floor(number / size) * 7 + number, math.floor(number / size / size) + number * 3
   return words[number % size + 1] .. " " .. words[second % size + 1] .. " " .. words[third % size + 1] .. " " .. digits
end

function init(arguments)
   first = tonumber(arguments[1])
   for word in contents(arguments[2]):gmatch("%S+") do words[#words + 1] = word end
   for index = 3, #arguments do templates[#templates + 1] = template(contents(arguments[index])) end
end

function request()
   count = count + 1
   local chosen = templates[count % #templates + 1]
   if chosen.request then return chosen.request end
   local number = (first + count) % 10000000
   local digits, pieces = string.format("%07d", number), chosen.pieces
   for _, place in ipairs(chosen.numbers) do pieces[place] = digits end
   local share = string.format("%02d", number * 37 % 100)
   for _, place in ipairs(chosen.shares) do pieces[place] = share end
   for _, place in ipairs(chosen.titles) do pieces[place] = title(number, digits) end
   local body = table.concat(pieces)
   return chosen.head .. #body .. "\r\n\r\n" .. body
end

function done(summary, latency)
   local errors = summary.errors
   print(string.format("RESULT %d %d %d %d %d %d %d %d %d %d", summary.requests, summary.duration, summary.bytes,
      latency:percentile(50), latency:percentile(99), latency.max,
      errors.connect, errors.read + errors.write, errors.status, errors.timeout))
end
