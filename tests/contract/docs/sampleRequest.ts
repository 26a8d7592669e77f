import { isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { shapeOf } from '#tests/contract/model/shape.ts';
import { curlOf } from '#tests/contract/run/curl.ts';
import { httpRequestOf } from '#tests/contract/run/httpRequest.ts';

/** Stands for a token until it is shown as `$TOKEN`. */
const TOKEN = 'a-token-that-nobody-has';

/** The properties of a body that are files. */
export function filesIn(document: unknown, schema: string | undefined): string[] {
  if (schema === undefined) return [];
  const { properties } = shapeOf(document, { pointer: schema, value: valueAt(document, schema) });
  return [...properties].flatMap(([name, found]) => {
    const { keywords } = shapeOf(document, found);
    return keywords.get('format')?.value === 'binary' || keywords.has('contentMediaType') ? [name] : [];
  });
}

/** The request that shows how an operation is called: what is required, by the first examples, files left out. */
function plainRequest(document: unknown, { parameters, body }: Operation): ApiRequest {
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
  const files = filesIn(document, kind?.schema);
  const typed = isRecord(example)
    ? Object.fromEntries(Object.entries(example).filter(([name]) => !files.includes(name)))
    : example;
  return { ...places, mediaType, body: typed };
}

/** The command that sends it; files are to be named by who pastes it. */
export function plainCurl(document: unknown, operation: Operation, base: string): string {
  const [kind] = Object.values(operation.body?.kinds ?? {});
  const files = filesIn(document, kind?.schema).map((name) => ` \\\n  -F '${name}=@FILE'`);
  const wire = httpRequestOf(base, operation, plainRequest(document, operation), TOKEN);
  return curlOf(wire, TOKEN) + files.join('');
}
