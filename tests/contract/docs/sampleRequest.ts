import { isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import { type HttpRequest, httpRequestOf } from '#tests/contract/run/httpRequest.ts';
import { TOKEN } from './samples/token.ts';

/** A call as a sample shows it. */
export interface SampleRequest extends Omit<HttpRequest, 'url'> {
  /** Below the address of the server, with its query. */
  target: string;
  /** Fields of the form that are files, which are left to whoever runs the sample. */
  files: readonly string[];
}

/** What is required, by the first examples, and the first body without its files. */
function plainRequest({ parameters, body }: Operation): ApiRequest {
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
  if (mediaType === undefined || !kind || example === undefined) return places;
  const typed = isRecord(example)
    ? Object.fromEntries(Object.entries(example).filter(([name]) => !(name in kind.files)))
    : example;
  return { ...places, mediaType, body: typed };
}

/** The call that shows how an operation is asked. */
export function sampleRequest(operation: Operation): SampleRequest {
  const [kind] = Object.values(operation.body?.kinds ?? {});
  const { url, ...rest } = httpRequestOf('', operation, plainRequest(operation), TOKEN);
  return { ...rest, target: url, files: Object.keys(kind?.files ?? {}) };
}
