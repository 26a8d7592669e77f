import { createChecker, pointerTo } from '#mocks/contract/checker.ts';
import { at, operationsOf } from '#mocks/contract/homes.ts';
import document from '#mocks/contract/typesense.gen.json' with { type: 'json' };
import { parseJson, type PlainCall, type PlainReply } from './call.ts';

/** How a reply breaks the contract, one line for each violation; empty when it keeps to it. */
export type SubsetCheck = (call: PlainCall, reply: PlainReply) => string[];

const checker = createChecker(document);
const operations = operationsOf(document).map(({ path, method, operation }) => ({
  path,
  method,
  operation,
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** Where the description of an answer stands. */
function findResponse(path: string, method: string, status: string): { pointer: string; value: unknown } {
  const value = at(document, 'paths', path, method, 'responses', status);
  const ref = at(value, '$ref');
  if (typeof ref === 'string')
    return { pointer: ref.slice(1), value: at(document, ...ref.slice(2).split('/')) };
  return { pointer: pointerTo('paths', path, method, 'responses', status), value };
}

/**
 * Holds a reply of the mock against `typesense-subset.yaml`. Not for the browser: the checker makes code at run time.
 */
export const subsetCheck: SubsetCheck = (call, { status, type, body }) => {
  const candidates = operations.filter(
    ({ method, pattern }) => method.toUpperCase() === call.method && pattern.test(call.path),
  );
  // Fixed paths before those with placeholders.
  const operation = candidates.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
  if (!operation) return status === 404 ? [] : [`${call.method} ${call.path}: is no operation of the subset`];
  const where = `${String(operation.operation['operationId'])} ${status}`;
  const { pointer, value } = findResponse(operation.path, operation.method, String(status));
  if (at(value, 'content', type) === undefined)
    return [`${where}: this status and ${type} are not described`];
  const content = type === 'application/json' ? parseJson(body) : body;
  return checker
    .errors(`${pointer}${pointerTo('content', type, 'schema')}`, content)
    .map((violation) => `${where}: ${violation.pointer} ${violation.message}`);
};
