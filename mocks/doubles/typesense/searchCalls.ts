import { isObject, type PlainCall, parseBody, jsonReply, type PlainReply } from './call.ts';
import type { Collection } from './engine/collection.ts';
import { countOf, flagOf, textOf, type Parameters } from './engine/parameters.ts';
import { parseFilter } from './engine/parseFilter.ts';
import { Refusal } from './engine/refusal.ts';
import { findMatches, search } from './engine/search.ts';
import { union } from './engine/union.ts';
import { authorize } from './keys.ts';
import type { Embedded } from './scopedKey.ts';
import type { Store } from './store.ts';

const KEY = 'x-typesense-api-key';
const MAX_SEARCHES = 50;

function isFilter(text: string): boolean {
  try {
    parseFilter(text);
    return true;
  } catch {
    return false;
  }
}

/** Both filters hold. What is no filter by itself stays alone and is refused: brackets in it could end those around it. */
function joinFilters(requestedFilter: string, keyFilter: string): string {
  if (!isFilter(requestedFilter)) return requestedFilter;
  return requestedFilter === '' ? keyFilter : `(${requestedFilter}) && (${keyFilter})`;
}

/** A scoped key has the last word: both filters hold, and everything else that it embeds replaces what was asked. */
function applyEmbedded(requested: Parameters, embedded: Embedded): Parameters {
  const { filter_by: keyFilter, ...others } = embedded;
  const requestedFilter = textOf(requested, 'filter_by').trim();
  const filter = keyFilter === undefined ? requestedFilter : joinFilters(requestedFilter, keyFilter);
  return { ...requested, ...others, ...(filter === '' ? {} : { filter_by: filter }) };
}

function collectionOf(store: Store, name: string): Collection {
  const collection = store.collections.get(name);
  if (!collection) throw new Refusal(404, 'Not found.');
  return collection;
}

/** `GET /collections/{c}/documents/search` */
export function searchOne(store: Store, call: PlainCall, name: string): PlainReply {
  const embedded = authorize(store.keys, call.key, { action: 'documents:search', collection: name });
  return jsonReply(200, search(collectionOf(store, name), applyEmbedded(call.query, embedded)));
}

interface AuthorizedSearch {
  name: string;
  parameters: Parameters;
}

/** Each search with what is common to all, each allowed by its key: of the call, or its own. */
function authorizeSearches(store: Store, call: PlainCall, searches: readonly unknown[]): AuthorizedSearch[] {
  return searches.map((one) => {
    if (!isObject(one)) throw new Refusal(400, 'The value of `searches` must be an array of objects.');
    const parameters: Parameters = { ...call.query, ...one };
    const name = textOf(parameters, 'collection');
    const key = textOf(one, KEY, call.key);
    const embedded = authorize(store.keys, key, { action: 'documents:search', collection: name });
    return { name, parameters: applyEmbedded(parameters, embedded) };
  });
}

/** The result of one search among several: its refusal stands in its place. */
function runSearch(store: Store, { name, parameters }: AuthorizedSearch): unknown {
  try {
    return search(collectionOf(store, name), parameters);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, error: error.message };
  }
}

/** `POST /multi_search` */
export function searchSeveral(store: Store, call: PlainCall): PlainReply {
  const embedded = authorize(store.keys, call.key, { action: 'documents:search' });
  const body = parseBody(call);
  const { searches } = body;
  if (!Array.isArray(searches)) throw new Refusal(400, 'Missing `searches` array.');
  const maxSearches = countOf(
    embedded,
    'limit_multi_searches',
    countOf(call.query, 'limit_multi_searches', MAX_SEARCHES),
  );
  if (searches.length > maxSearches)
    throw new Refusal(400, 'Number of multi searches exceeds `limit_multi_searches` parameter.');
  const authorized = authorizeSearches(store, call, searches);
  if (!flagOf(body, 'union'))
    return jsonReply(200, { results: authorized.map((one) => runSearch(store, one)) });
  const all = authorized.map(({ name, parameters }) => findMatches(collectionOf(store, name), parameters));
  return jsonReply(200, union(all, applyEmbedded(call.query, embedded)));
}
