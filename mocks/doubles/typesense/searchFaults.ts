import { parseBody, isObject, jsonReply, parseJson, type PlainCall, type PlainReply } from './call.ts';
import { textOf, type Parameters } from './engine/parameters.ts';

const FAULTS = [
  ...(['slow', 'offline', 'node-down', 'nodes-down', 'filter', 'empty', 'cutoff'] as const),
  ...(['401', 'expired', '429'] as const),
];
export type SearchFault = (typeof FAULTS)[number];

const FAULT_PATTERN = /(?<!\S)fault-([a-z0-9-]+)(?!\S)/i;

/** A call without the words that ask for a failure, and what was typed in each of its searches. */
export interface RequestedFault {
  fault: SearchFault;
  call: PlainCall;
  queries: readonly string[];
}

function findFault(text: string): SearchFault | undefined {
  const name = FAULT_PATTERN.exec(text)?.[1]?.toLowerCase();
  return FAULTS.find((fault) => fault === name);
}

/** What was typed without the words that ask for a failure of the search servers. */
export const removeFault = (text: string): string =>
  findFault(text) ? text.replace(FAULT_PATTERN, '').trim() : text;

/** The rest of what was typed is searched for, or everything. */
function removeFaultFromQuery<T extends Parameters>(parameters: T): T {
  const text = textOf(parameters, 'q');
  return findFault(text) ? { ...parameters, q: removeFault(text) || '*' } : parameters;
}

/** The failure that a search asks for by a word in its text: `fault-slow`, or `mug fault-slow`. */
export function searchFault(call: PlainCall): RequestedFault | undefined {
  const urlQuery = textOf(call.query, 'q');
  const body = call.path === '/multi_search' ? parseJson(call.body) : undefined;
  const searches = isObject(body) && Array.isArray(body['searches']) ? body['searches'].filter(isObject) : [];
  const queries = searches.length > 0 ? searches.map((one) => textOf(one, 'q', urlQuery)) : [urlQuery];
  const fault = queries.map(findFault).find((one) => one !== undefined);
  if (fault === undefined) return undefined;
  const query = removeFaultFromQuery(call.query);
  if (searches.length === 0) return { fault, call: { ...call, query }, queries };
  return {
    fault,
    queries,
    call: {
      ...call,
      query,
      body: JSON.stringify({ ...parseBody(call), searches: searches.map(removeFaultFromQuery) }),
    },
  };
}

/** The results of a reply: several, or the only one. */
function withResults(reply: PlainReply, change: (result: Parameters, index: number) => unknown): PlainReply {
  const body = parseJson(reply.body);
  if (reply.status !== 200 || !isObject(body)) return reply;
  const { results } = body;
  if (!Array.isArray(results)) return jsonReply(200, change(body, 0));
  return jsonReply(200, {
    ...body,
    results: results.map((one: unknown, index) => (isObject(one) ? change(one, index) : one)),
  });
}

/** A reply that speaks of what was typed, not of what was searched for instead. */
export function withOriginalQueries(reply: PlainReply, queries: readonly string[]): PlainReply {
  const withQuery = (parameters: unknown, index: number): unknown => {
    const q = queries[index] ?? '';
    return isObject(parameters) ? { ...parameters, q, first_q: q } : parameters;
  };
  return withResults(reply, (result, index) => {
    const { request_params: searchParameters, union_request_params: unionParameters } = result;
    return {
      ...result,
      ...(searchParameters === undefined ? {} : { request_params: withQuery(searchParameters, index) }),
      ...(Array.isArray(unionParameters) ? { union_request_params: unionParameters.map(withQuery) } : {}),
    };
  });
}

/** The results as those of an index without documents. */
export function emptyResults(reply: PlainReply): PlainReply {
  return withResults(reply, (result) => {
    const { facet_counts: facets, grouped_hits: groups } = result;
    if (result['found'] === undefined) return result;
    return {
      ...result,
      found: 0,
      out_of: 0,
      ...(groups === undefined ? { hits: [] } : { grouped_hits: [], found_docs: 0 }),
      ...(Array.isArray(facets)
        ? {
            facet_counts: facets.map((one: unknown) => ({
              ...(isObject(one) ? one : {}),
              counts: [],
              stats: { total_values: 0 },
            })),
          }
        : {}),
    };
  });
}

/** The results of searches that were ended before they were through. */
export function cutOffResults(reply: PlainReply): PlainReply {
  return withResults(reply, (result) =>
    result['found'] === undefined ? result : { ...result, search_cutoff: true },
  );
}

/** Each search refused for a filter that the collection does not have. */
export function refusedFilterResults(reply: PlainReply): PlainReply {
  const message = 'Could not find a filter field named `fault-filter` in the schema.';
  const body = parseJson(reply.body);
  if (isObject(body) && Array.isArray(body['results']))
    return withResults(reply, () => ({ code: 404, error: message }));
  return jsonReply(404, { message });
}
