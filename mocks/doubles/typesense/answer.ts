import { jsonReply, type PlainCall, type PlainReply } from './call.ts';
import { collectionCalls, collectionNamed, createCollection, listCollections } from './collectionCalls.ts';
import { documentCalls, exportDocuments, importDocuments, oneDocumentCalls } from './documentCalls.ts';
import { Refusal } from './engine/refusal.ts';
import { createKey, keyCalls, listKeys } from './keyCalls.ts';
import { authorize } from './keys.ts';
import { searchOne, searchSeveral } from './searchCalls.ts';
import type { Store } from './store.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  GET: 'get',
  POST: 'create',
  PATCH: 'update',
  DELETE: 'delete',
};

const notFound = (): Refusal => new Refusal(404, 'Not Found');

function named<T>(calls: Readonly<Record<string, T>>, method: string): T {
  const call = calls[method];
  if (!call) throw notFound();
  return call;
}

function documentsReply(store: Store, call: PlainCall, name: string, id: string | undefined): PlainReply {
  if (id === 'search' && call.method === 'GET') return searchOne(store, call, name);
  const kind = id === 'import' || id === 'export' ? id : (ACTIONS[call.method] ?? call.method);
  authorize(store.keys, call.key, { action: `documents:${kind}`, collection: name });
  const collection = collectionNamed(store, name);
  if (id === undefined) return named(documentCalls, call.method)(collection, call);
  if (id === 'import' && call.method === 'POST') return importDocuments(collection, call);
  if (id === 'export' && call.method === 'GET') return exportDocuments(collection, call);
  return named(oneDocumentCalls, call.method)(collection, call, id);
}

function collectionsReply(store: Store, call: PlainCall, path: readonly string[]): PlainReply {
  const [name, part, id] = path;
  if (name !== undefined && part === 'documents') return documentsReply(store, call, name, id);
  if (part !== undefined) throw notFound();
  const action = call.method === 'GET' && name === undefined ? 'list' : (ACTIONS[call.method] ?? call.method);
  authorize(store.keys, call.key, {
    action: `collections:${action}`,
    ...(name === undefined ? {} : { collection: name }),
  });
  if (name !== undefined) return named(collectionCalls, call.method)(store, call, name);
  return named({ GET: listCollections, POST: createCollection }, call.method)(store, call);
}

function keysReply(store: Store, call: PlainCall, id: string | undefined): PlainReply {
  authorize(store.keys, call.key, { action: `keys:${ACTIONS[call.method] ?? call.method}` });
  if (id !== undefined) return named(keyCalls, call.method)(store, id);
  return named({ GET: listKeys, POST: createKey }, call.method)(store, call);
}

function replyOf(store: Store, call: PlainCall): PlainReply {
  const [area, ...path] = call.path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (area === 'health' && call.method === 'GET') return jsonReply(200, { ok: true });
  if (area === 'multi_search' && call.method === 'POST') return searchSeveral(store, call);
  if (area === 'collections') return collectionsReply(store, call, path);
  if (area === 'keys') return keysReply(store, call, path[0]);
  throw notFound();
}

/** Answers one call as a server of Typesense does, with its words for what it refuses. */
export function answerCall(store: Store, call: PlainCall): PlainReply {
  try {
    return replyOf(store, call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return jsonReply(error.code, { message: error.message });
  }
}
