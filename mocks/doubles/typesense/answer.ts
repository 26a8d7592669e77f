import { jsonReply, type PlainCall, type PlainReply } from './call.ts';
import { collectionCalls, findCollection, createCollection, listCollections } from './collectionCalls.ts';
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

function findHandler<T>(calls: Readonly<Record<string, T>>, method: string): T {
  const call = calls[method];
  if (!call) throw notFound();
  return call;
}

function answerDocuments(store: Store, call: PlainCall, name: string, id: string | undefined): PlainReply {
  if (id === 'search' && call.method === 'GET') return searchOne(store, call, name);
  const kind = id === 'import' || id === 'export' ? id : (ACTIONS[call.method] ?? call.method);
  authorize(store.keys, call.key, { action: `documents:${kind}`, collection: name });
  const collection = findCollection(store, name);
  if (id === undefined) return findHandler(documentCalls, call.method)(collection, call);
  if (id === 'import' && call.method === 'POST') return importDocuments(collection, call);
  if (id === 'export' && call.method === 'GET') return exportDocuments(collection, call);
  return findHandler(oneDocumentCalls, call.method)(collection, call, id);
}

function answerCollections(store: Store, call: PlainCall, path: readonly string[]): PlainReply {
  const [name, part, id] = path;
  if (name !== undefined && part === 'documents') return answerDocuments(store, call, name, id);
  if (part !== undefined) throw notFound();
  const action = call.method === 'GET' && name === undefined ? 'list' : (ACTIONS[call.method] ?? call.method);
  authorize(store.keys, call.key, {
    action: `collections:${action}`,
    ...(name === undefined ? {} : { collection: name }),
  });
  if (name !== undefined) return findHandler(collectionCalls, call.method)(store, call, name);
  return findHandler({ GET: listCollections, POST: createCollection }, call.method)(store, call);
}

function answerKeys(store: Store, call: PlainCall, id: string | undefined): PlainReply {
  authorize(store.keys, call.key, { action: `keys:${ACTIONS[call.method] ?? call.method}` });
  if (id !== undefined) return findHandler(keyCalls, call.method)(store, id);
  return findHandler({ GET: listKeys, POST: createKey }, call.method)(store, call);
}

function routeCall(store: Store, call: PlainCall): PlainReply {
  const [area, ...path] = call.path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (area === 'health' && call.method === 'GET') return jsonReply(200, { ok: true });
  if (area === 'multi_search' && call.method === 'POST') return searchSeveral(store, call);
  if (area === 'collections') return answerCollections(store, call, path);
  if (area === 'keys') return answerKeys(store, call, path[0]);
  throw notFound();
}

/** Answers one call as a server of Typesense does, with its words for what it refuses. */
export function answerCall(store: Store, call: PlainCall): PlainReply {
  try {
    return routeCall(store, call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return jsonReply(error.code, { message: error.message });
  }
}
