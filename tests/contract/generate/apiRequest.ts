import type { Place } from '#tests/contract/model/contract.ts';
import { without } from './without.ts';

/** What a call says, as values; plain data, so that it can be shown, shrunk and changed in one place. */
export interface ApiRequest {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  header: Readonly<Record<string, unknown>>;
  cookie: Readonly<Record<string, unknown>>;
  mediaType?: string;
  body?: unknown;
  /** How many bytes the largest file under each name of a form has; known of calls that were received. */
  fileBytes?: Readonly<Record<string, number>>;
  /** Stands for the body as it goes over the wire, for bodies that are none of their media type. */
  raw?: string;
}

/** A request that says nothing. */
export const emptyRequest: ApiRequest = { path: {}, query: {}, header: {}, cookie: {} };

/** The request with one parameter set, or without it. */
export function withParameter(request: ApiRequest, place: Place, name: string, value: unknown): ApiRequest {
  const others = without(request[place], name);
  return { ...request, [place]: value === undefined ? others : { ...others, [name]: value } };
}

/** The requests without those that say the same in this part. */
export function distinct(requests: readonly ApiRequest[], part: 'path' | 'body'): ApiRequest[] {
  return [...new Map(requests.map((one) => [JSON.stringify(one[part]), one])).values()];
}

/** The same call with no body. */
export function withoutBody({ path, query, header, cookie }: ApiRequest): ApiRequest {
  return { path, query, header, cookie };
}
