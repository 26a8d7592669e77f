import { isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { shapeOf } from '#tests/contract/model/shape.ts';
import { type HttpRequest, httpRequestOf } from '#tests/contract/run/httpRequest.ts';
import { TOKEN } from './samples/token.ts';

/** A call as a sample shows it. */
export interface SampleRequest extends Omit<HttpRequest, 'url'> {
  /** Below the address of the server, with its query. */
  target: string;
  /** Fields of the form that are files, which are left to whoever runs the sample. */
  files: readonly string[];
}

/** The properties of a body that are files. */
export function filesIn(document: unknown, schema: string | undefined): string[] {
  if (schema === undefined) return [];
  const { properties } = shapeOf(document, { pointer: schema, value: valueAt(document, schema) });
  return [...properties].flatMap(([name, found]) => {
    const { keywords } = shapeOf(document, found);
    return keywords.get('format')?.value === 'binary' || keywords.has('contentMediaType') ? [name] : [];
  });
}

/** What is required, by the first examples, and the first body without its files. */
function plainRequest({ parameters, body }: Operation, files: readonly string[]): ApiRequest {
  const given = (place: Parameter['in']): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.required)
        .map(({ name, examples }) => [name, examples[0] ?? '…']),
    );
  const places = {
    path: given('path'),
    query: given('query'),
    header: given('header'),
    cookie: given('cookie'),
  };
  const [[mediaType, kind] = []] = Object.entries(body?.kinds ?? {});
  const [example] = Object.values(kind?.examples ?? {});
  if (mediaType === undefined || example === undefined) return places;
  const typed = isRecord(example)
    ? Object.fromEntries(Object.entries(example).filter(([name]) => !files.includes(name)))
    : example;
  return { ...places, mediaType, body: typed };
}

/** The call that shows how an operation is asked. */
export function sampleRequest(document: unknown, operation: Operation): SampleRequest {
  const [kind] = Object.values(operation.body?.kinds ?? {});
  const files = filesIn(document, kind?.schema);
  const { url, ...rest } = httpRequestOf('', operation, plainRequest(operation, files), TOKEN);
  return { ...rest, target: url, files };
}
