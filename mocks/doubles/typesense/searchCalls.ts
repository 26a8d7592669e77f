import { isObject, type PlainCall, bodyOf, jsonReply, type PlainReply } from './call.ts';
import type { Collection } from './engine/collection.ts';
import { countOf, flagOf, textOf, type Parameters } from './engine/parameters.ts';
import { parseFilter } from './engine/parseFilter.ts';
import { Refusal } from './engine/refusal.ts';
import { ranked, search } from './engine/search.ts';
import { union } from './engine/union.ts';
import { authorize } from './keys.ts';
import type { Embedded } from './scopedKey.ts';
import type { Store } from './store.ts';

const KEY = 'x-typesense-api-key';
const MOST_SEARCHES = 50;

function isFilter(text: string): boolean {
  try {
    parseFilter(text);
    return true;
  } catch {
    return false;
  }
}

/** Both filters hold. What is no filter by itself stays alone and is refused: brackets in it could end those around it. */
function joined(wanted: string, own: string): string {
  if (!isFilter(wanted)) return wanted;
  return wanted === '' ? own : `(${wanted}) && (${own})`;
}

/** A scoped key has the last word: both filters hold, and everything else that it embeds replaces what was asked. */
function limited(asked: Parameters, embedded: Embedded): Parameters {
  const { filter_by: own, ...others } = embedded;
  const wanted = textOf(asked, 'filter_by').trim();
  const both = own === undefined ? wanted : joined(wanted, own);
  return { ...asked, ...others, ...(both === '' ? {} : { filter_by: both }) };
}

function collectionOf(store: Store, name: string): Collection {
  const collection = store.collections.get(name);
  if (!collection) throw new Refusal(404, 'Not found.');
  return collection;
}

/** `GET /collections/{c}/documents/search` */
export function searchOne(store: Store, call: PlainCall, name: string): PlainReply {
  const embedded = authorize(store.keys, call.key, { action: 'documents:search', collection: name });
  return jsonReply(200, search(collectionOf(store, name), limited(call.query, embedded)));
}

interface Asked {
  name: string;
  parameters: Parameters;
}

/** Each search with what is common to all, each allowed by its key: of the call, or its own. */
function askedIn(store: Store, call: PlainCall, searches: readonly unknown[]): Asked[] {
  return searches.map((one) => {
    if (!isObject(one)) throw new Refusal(400, 'The value of `searches` must be an array of objects.');
    const parameters: Parameters = { ...call.query, ...one };
    const name = textOf(parameters, 'collection');
    const key = textOf(one, KEY, call.key);
    const embedded = authorize(store.keys, key, { action: 'documents:search', collection: name });
    return { name, parameters: limited(parameters, embedded) };
  });
}

/** The result of one search among several: its refusal stands in its place. */
function resultOf(store: Store, { name, parameters }: Asked): unknown {
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
  const body = bodyOf(call);
  const { searches } = body;
  if (!Array.isArray(searches)) throw new Refusal(400, 'Missing `searches` array.');
  const most = countOf(
    embedded,
    'limit_multi_searches',
    countOf(call.query, 'limit_multi_searches', MOST_SEARCHES),
  );
  if (searches.length > most)
    throw new Refusal(400, 'Number of multi searches exceeds `limit_multi_searches` parameter.');
  const asked = askedIn(store, call, searches);
  if (!flagOf(body, 'union')) return jsonReply(200, { results: asked.map((one) => resultOf(store, one)) });
  const all = asked.map(({ name, parameters }) => ranked(collectionOf(store, name), parameters));
  return jsonReply(200, union(all, limited(call.query, embedded)));
}
