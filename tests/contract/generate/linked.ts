import type { Checker } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';

import type { Operation } from '#tests/contract/model/contract.ts';
import { type ApiRequest, withParameter } from './apiRequest.ts';

function replaced(value: unknown, by: ReadonlyMap<unknown, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => replaced(one, by));
  if (!isRecord(value)) return by.get(value) ?? value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, by)]));
}

/** A request about another thing than the one that a placeholder of its path names, in its body too where that may be. */
export function aboutOther(
  checker: Checker,
  { body: described }: Operation,
  request: ApiRequest,
  [name, id]: readonly [name: string, id: unknown],
): ApiRequest {
  const there = withParameter(request, 'path', name, id);
  const schema = described?.kinds[request.mediaType ?? '']?.schema;
  const body = replaced(request.body, new Map([[request.path[name], id]]));
  return schema === undefined || checker.errors(schema, body).length > 0 ? there : { ...there, body };
}

/**
 * What an example says of the thing that the example of its path names, said of the thing that this call names: `owner`
 * is the product of the address. Only where the body still keeps to its schema.
 */
export function linked(checker: Checker, operation: Operation, request: ApiRequest): ApiRequest {
  const { body, mediaType, path } = request;
  const schema = operation.body?.kinds[mediaType ?? '']?.schema;
  const names = operation.parameters.flatMap(({ in: place, name, examples: [example] }) => {
    const named = path[name];
    if (place !== 'path' || typeof example !== 'string' || named === undefined) return [];
    return [[example, named] as const];
  });
  if (schema === undefined || names.length === 0) return request;
  const said = replaced(body, new Map(names));
  return checker.errors(schema, said).length === 0 ? { ...request, body: said } : request;
}
