// Writes examples.ts: every example of the contract as a value of its request's type, and what the server answers to it as a value of
// its answer's. Whether they fit is tsc's to say.

import { readFile, writeFile } from 'node:fs/promises';
import { Client } from 'scrim';

const contract = JSON.parse(await readFile('openapi.json', 'utf8')), scrim = new Client(process.env.SCRIM_URL);

const resolved = node => node?.$ref ? resolved(node.$ref.slice(2).split('/').reduce((place, part) => place[part.replaceAll('~1', '/')], contract)) : node;
const json = node => resolved(node)?.content?.['application/json'] ?? {};
const typeName = ({ schema }) => schema?.$ref?.split('/').pop();

/** What can be asked: operations with the types of both sides, and the inputs of their examples. */
const questions = Object.values(contract.paths).flatMap(item => ['get', 'post'].flatMap(method => {
  const operation = item[method], answer = operation && typeName(json(operation.responses['200']));
  const parameters = [...item.parameters ?? [], ...operation?.parameters ?? []].map(resolved), id = parameters.find(({ in: place }) => place === 'path');
  if (!answer || method === 'get' && parameters.some(({ name }) => name === 'request')) return [];
  const body = json(operation.requestBody), examples = Object.values(body.examples ?? id?.examples ?? {}).map(example => resolved(example).value);
  const inputs = body.schema || id ? examples : [undefined];
  return inputs.map(input => ({ name: operation.operationId, request: typeName(body), input, answer }));
}));

const types = new Set(), lines = [];
const constant = (type, value) => {
  types.add(type);
  lines.push(`export const value${lines.length}: ${type} = ${JSON.stringify(value)};`);
};
for (const { name, request, input, answer } of questions) {
  if (request) constant(request, input);
  constant(answer, await (input === undefined ? scrim[name]() : scrim[name](input)));
}
await writeFile('examples.ts', `import type { ${[...types].join(', ')} } from "scrim";\n${lines.join('\n')}\n`);
console.log(`check-packages: npm, ${lines.length} values of ${types.size} types`);
