import { bodyOf, isObject, jsonReply, parsed, type PlainCall, type PlainReply } from './call.ts';
import { textOf, type Parameters } from './engine/parameters.ts';

const FAULTS = [
  ...(['slow', 'offline', 'node-down', 'nodes-down', 'filter', 'empty', 'cutoff'] as const),
  ...(['401', 'expired', '429'] as const),
];
export type SearchFault = (typeof FAULTS)[number];

const TYPED = /(?<!\S)fault-([a-z0-9-]+)(?!\S)/i;

/** A call without the words that ask for a failure, and what was typed in each of its searches. */
export interface RequestedFault {
  fault: SearchFault;
  call: PlainCall;
  typed: readonly string[];
}

function faultIn(text: string): SearchFault | undefined {
  const name = TYPED.exec(text)?.[1]?.toLowerCase();
  return FAULTS.find((fault) => fault === name);
}

/** What was typed without the words that ask for a failure of the search servers. */
export const withoutFault = (text: string): string => (faultIn(text) ? text.replace(TYPED, '').trim() : text);

/** The rest of what was typed is searched for, or everything. */
function cleaned<T extends Parameters>(parameters: T): T {
  const text = textOf(parameters, 'q');
  return faultIn(text) ? { ...parameters, q: withoutFault(text) || '*' } : parameters;
}

/** The failure that a search asks for by a word in its text: `fault-slow`, or `mug fault-slow`. */
export function searchFault(call: PlainCall): RequestedFault | undefined {
  const inAddress = textOf(call.query, 'q');
  const body = call.path === '/multi_search' ? parsed(call.body) : undefined;
  const searches = isObject(body) && Array.isArray(body['searches']) ? body['searches'].filter(isObject) : [];
  const typed = searches.length > 0 ? searches.map((one) => textOf(one, 'q', inAddress)) : [inAddress];
  const fault = typed.map(faultIn).find((one) => one !== undefined);
  if (fault === undefined) return undefined;
  const query = cleaned(call.query);
  if (searches.length === 0) return { fault, call: { ...call, query }, typed };
  return {
    fault,
    typed,
    call: { ...call, query, body: JSON.stringify({ ...bodyOf(call), searches: searches.map(cleaned) }) },
  };
}

/** The results of a reply: several, or the only one. */
function withResults(reply: PlainReply, change: (result: Parameters, index: number) => unknown): PlainReply {
  const body = parsed(reply.body);
  if (reply.status !== 200 || !isObject(body)) return reply;
  const { results } = body;
  if (!Array.isArray(results)) return jsonReply(200, change(body, 0));
  return jsonReply(200, {
    ...body,
    results: results.map((one: unknown, index) => (isObject(one) ? change(one, index) : one)),
  });
}

/** A reply that speaks of what was typed, not of what was searched for instead. */
export function withTypedQuery(reply: PlainReply, typed: readonly string[]): PlainReply {
  const named = (parameters: unknown, index: number): unknown => {
    const q = typed[index] ?? '';
    return isObject(parameters) ? { ...parameters, q, first_q: q } : parameters;
  };
  return withResults(reply, (result, index) => {
    const { request_params: own, union_request_params: all } = result;
    return {
      ...result,
      ...(own === undefined ? {} : { request_params: named(own, index) }),
      ...(Array.isArray(all) ? { union_request_params: all.map(named) } : {}),
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
  const body = parsed(reply.body);
  if (isObject(body) && Array.isArray(body['results']))
    return withResults(reply, () => ({ code: 404, error: message }));
  return jsonReply(404, { message });
}
