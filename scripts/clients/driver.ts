// Drives the client that openapi-generator made for TypeScript: driver.js SERVER EXAMPLES.

import * as api from './index';

declare const process: any;
declare const require: any;
declare const fetch: any;

type Example = { op: string; name: string; request?: string; id?: any; body?: any };

const [server, file] = process.argv.slice(2);
let sent = '';
let answered = '';
const configuration = new api.Configuration({
    basePath: server,
    fetchApi: async (url: any, init: any) => {
        sent = init.body;
        const response = await fetch(url, init);
        answered = await response.clone().text();
        return response;
    },
});
const calls: Record<string, (e: Example) => Promise<any>> = {};
CALLS

/** Where two JSON values differ first, or undefined. A member that is undefined is not there. */
function difference(left: any, right: any, path = ''): string | undefined {
    if (left && right && typeof left === 'object' && typeof right === 'object' && Array.isArray(left) === Array.isArray(right)) {
        for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
            const found = difference(left[key], right[key], `${path}/${key}`);
            if (found) return found;
        }
        return undefined;
    }
    return left === right ? undefined : `${path}: ${JSON.stringify(left)}, ${JSON.stringify(right)}`;
}

async function main() {
    const examples: Example[] = JSON.parse(require('fs').readFileSync(file, 'utf8'));
    let failed = 0;
    for (const example of examples) {
        const wrong: string[] = [];
        try {
            const back = await calls[example.op](example);
            const sending = example.request && difference(JSON.parse(sent), example.body);
            if (sending) wrong.push(`sent: ${sending}`);
            const reading = difference(back, JSON.parse(answered));
            if (reading) wrong.push(`read: ${reading}`);
        } catch (error: any) {
            wrong.push(`${error} ${error.response ? answered.slice(0, 300) : ''}`);
        }
        failed += wrong.length > 0 ? 1 : 0;
        for (const fault of wrong) console.log(`\n  ${example.op} ${example.name}: ${fault}`);
    }
    console.log(`${examples.length - failed} of ${examples.length} examples`);
    process.exit(failed > 0 ? 1 : 0);
}

main();
