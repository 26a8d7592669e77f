import { at, isRecord, operationsOf } from '#mocks/contract/homes.ts';
import document from '#mocks/contract/openapi.gen.json' with { type: 'json' };
import type { Ask } from './askMock.ts';

export interface ExampleRequest {
  /** `GET /products/prd-0001?qty=250` */
  call: string;
  asked: Ask;
}

const root: unknown = document;

function resolveRef(value: unknown): unknown {
  const ref = at(value, '$ref');
  return typeof ref === 'string' ? at(root, ...ref.slice(2).split('/')) : value;
}

/** The first named example of a request body, in the media type that stands first. */
function exampleBody(operation: unknown): unknown {
  const content = at(operation, 'requestBody', 'content');
  const [type, media] = isRecord(content) ? (Object.entries(content)[0] ?? []) : [];
  const examples = at(media, 'examples');
  const value = isRecord(examples) ? at(resolveRef(Object.values(examples)[0]), 'value') : undefined;
  if (!isRecord(value) || type === 'application/json' || type === undefined) return value;
  const form = type === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  const properties = at(resolveRef(at(media, 'schema')), 'properties');
  for (const [name, one] of Object.entries(value)) {
    const isFile = at(properties, name, 'format') === 'binary';
    if (form instanceof FormData && isFile) form.set(name, new Blob(['x']), 'x.txt');
    else form.set(name, String(one));
  }
  return form;
}

/** A request of an operation that keeps to the contract, made of the contract's own examples. */
export function exampleRequest(id: string): ExampleRequest {
  const found = operationsOf(document).find(({ operation }) => operation['operationId'] === id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  const { operation, method } = found;
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'].map(resolveRef) : [];
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let { path } = found;
  for (const parameter of parameters) {
    const name = String(at(parameter, 'name'));
    const text = String(at(parameter, 'example'));
    if (at(parameter, 'in') === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
    if (at(parameter, 'required') !== true) continue;
    if (at(parameter, 'in') === 'query') query.set(name, text);
    if (at(parameter, 'in') === 'header') headers[name] = text;
  }
  const body = exampleBody(operation);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return {
    call: `${method.toUpperCase()} ${path}${search}`,
    asked: { headers, ...(body === undefined ? {} : { body }) },
  };
}
