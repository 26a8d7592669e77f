import { FILE } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { isSampleFile, sampleFileOf, type SampleFile } from '#tests/contract/generate/sampleFile.ts';
import { textOf } from '#tests/contract/generate/textOf.ts';
import type { BodyKind, Operation, Parameter, Scheme } from '#tests/contract/model/contract.ts';
import { styledPairs, styledPath } from './styles.ts';

/** A request as it goes over the wire. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Text, or the fields of a form with files. */
  body?: string | readonly FormField[];
  /** Within how many milliseconds it is answered, where the contract says it. */
  deadlineMs?: number | undefined;
}

export interface FormField {
  name: string;
  text: string;
  /** The text is what this file begins with; each character is one byte. */
  file?: Omit<SampleFile, 'text'>;
}

/** What of an operation a request needs. */
type Addressed = Pick<Operation, 'method' | 'path' | 'parameters' | 'schemes'> &
  Partial<Pick<Operation, 'body'>>;

function fieldsOf(body: unknown, files: BodyKind['files'] = {}): FormField[] {
  if (!isRecord(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown): FormField => {
      const isFile = name in files && isSampleFile(one);
      if (one !== FILE && !isFile) return { name, text: textOf(one) };
      const { text, ...file } = isFile ? one : sampleFileOf(files[name]?.types ?? []);
      return { name, text, file };
    }),
  );
}

function bodyOf(operation: Addressed, request: ApiRequest): string | FormField[] | undefined {
  const { mediaType, body, raw } = request;
  if (raw !== undefined) return raw;
  if (body === undefined || mediaType === undefined) return undefined;
  if (mediaType === 'multipart/form-data') return fieldsOf(body, operation.body?.kinds[mediaType]?.files);
  if (mediaType === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(fieldsOf(body).map(({ name, text }) => [name, text])).toString();
  }
  return /json$/.test(mediaType) ? JSON.stringify(body) : textOf(body);
}

/** Header, query parameter or cookie that carries the token, for each scheme. */
function proof(schemes: readonly Scheme[], token: string | undefined): [Scheme['kind'], string, string][] {
  if (token === undefined) return [];
  return schemes.map(({ kind, name }) => {
    if (kind === 'bearer') return ['header', name, `Bearer ${token}`];
    return kind === 'basic' ? ['header', name, `Basic ${token}`] : [kind, name, token];
  });
}

/**
 * @param base origin and base path, without a slash at the end
 * @param token proves who asks, in the way the operation's security scheme wants it; undefined sends none
 */
export function httpRequestOf(
  base: string,
  operation: Addressed,
  request: ApiRequest,
  token?: string,
): HttpRequest {
  const proofs = proof(operation.schemes, token);
  const given = (place: Parameter['in']): [Parameter, unknown][] =>
    operation.parameters
      .filter((one) => one.in === place && request[place][one.name] !== undefined)
      .map((one) => [one, request[place][one.name]]);
  const pairsOf = (place: Parameter['in']): [string, string][] => [
    ...given(place).flatMap(([parameter, value]) => styledPairs(parameter, value)),
    ...proofs.filter(([kind]) => kind === place).map(([, name, text]): [string, string] => [name, text]),
  ];
  const path = given('path').reduce(
    (soFar, [parameter, value]) => soFar.replace(`{${parameter.name}}`, () => styledPath(parameter, value)),
    operation.path,
  );
  const query = new URLSearchParams(pairsOf('query')).toString();
  const cookie = pairsOf('cookie')
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('; ');
  const body = bodyOf(operation, request);
  const type = typeof body === 'string' ? request.mediaType : undefined;
  return {
    method: operation.method,
    url: `${base}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...Object.fromEntries(pairsOf('header')),
      ...(cookie === '' ? {} : { cookie }),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  };
}
