// Several requests in one: their results, whatever comes of each.

/**
 * The results of requests, in their order; none, and the problem, where the batch is refused.
 *
 * @param {any[]} requests
 * @param {AbortSignal} signal
 * @returns {Promise<{results: {spec?: any, problem?: any}[], problem?: any}>}
 */
export async function resultsOf(requests, signal) {
    if (!requests.length) return { results: [] };
    const response = await fetch('/v1/specs/batch', {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        signal,
        body: requests.map((one) => JSON.stringify(one)).join('\n'),
    });
    const lines = (await response.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    if (!response.ok) return { results: [], problem: lines[0] };
    return { results: lines.filter((line) => line.spec || line.problem) };
}
