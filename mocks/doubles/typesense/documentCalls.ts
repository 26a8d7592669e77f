import { parseBody, isObject, jsonReply, parseJson, type PlainCall, type PlainReply } from './call.ts';
import { parseWriteAction, writeDocument } from './documentRules.ts';
import type { Collection } from './engine/collection.ts';
import { filterTest } from './engine/filterTest.ts';
import { flagOf, textOf } from './engine/parameters.ts';
import { parseFilter } from './engine/parseFilter.ts';
import { Refusal } from './engine/refusal.ts';
import { toResultDocument } from './engine/toResultDocument.ts';
import type { SearchDocument } from './engine/types.ts';

/** The documents that the `filter_by` of a call lets through. */
function findFiltered(collection: Collection, { query }: PlainCall): SearchDocument[] {
  const filter = parseFilter(textOf(query, 'filter_by'));
  return filter ? collection.all().filter(filterTest(collection, filter)) : collection.all();
}

function requireFilter(call: PlainCall): void {
  if (textOf(call.query, 'filter_by').trim() === '')
    throw new Refusal(400, 'Parameter `filter_by` must be provided.');
}

function findDocument(collection: Collection, id: string): SearchDocument {
  const document = collection.get(id);
  if (!document) throw new Refusal(404, `Could not find a document with id: ${id}`);
  return document;
}

/** Calls on all documents of a collection. */
export const documentCalls: Readonly<
  Record<string, (collection: Collection, call: PlainCall) => PlainReply>
> = {
  POST: (collection, call) => {
    const action = parseWriteAction(textOf(call.query, 'action', 'create'));
    const isNew = action === 'create' || action === 'upsert';
    return jsonReply(isNew ? 201 : 200, writeDocument(collection, parseBody(call), action));
  },
  PATCH: (collection, call) => {
    requireFilter(call);
    const changes = parseBody(call);
    const documents = findFiltered(collection, call);
    for (const { id } of documents) writeDocument(collection, { ...changes, id }, 'update');
    return jsonReply(200, { num_updated: documents.length });
  },
  DELETE: (collection, call) => {
    requireFilter(call);
    const documents = findFiltered(collection, call);
    for (const { id } of documents) collection.remove(String(id));
    return jsonReply(200, { num_deleted: documents.length });
  },
};

/** Calls on one document. */
export const oneDocumentCalls: Readonly<
  Record<string, (collection: Collection, call: PlainCall, id: string) => PlainReply>
> = {
  GET: (collection, call, id) => jsonReply(200, toResultDocument(findDocument(collection, id), call.query)),
  PATCH: (collection, call, id) => {
    findDocument(collection, id);
    return jsonReply(200, writeDocument(collection, { ...parseBody(call), id }, 'update'));
  },
  DELETE: (collection, call, id) => {
    const document = flagOf(call.query, 'ignore_not_found')
      ? collection.get(id)
      : findDocument(collection, id);
    collection.remove(id);
    return jsonReply(200, document ?? { id });
  },
};

/** `GET /collections/{c}/documents/export`: a document in each line. */
export function exportDocuments(collection: Collection, call: PlainCall): PlainReply {
  const lines = findFiltered(collection, call).map((document) =>
    JSON.stringify(toResultDocument(document, call.query)),
  );
  return { status: 200, type: 'text/plain', body: lines.join('\n') };
}

/** `POST /collections/{c}/documents/import`: a document in each line, and a line about each in the answer. */
export function importDocuments(collection: Collection, call: PlainCall): PlainReply {
  const lines = call.body.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new Refusal(400, 'The request body was empty. So, no records were imported.');
  const action = parseWriteAction(textOf(call.query, 'action', 'create'));
  const results = lines.map((line) => {
    try {
      const input = parseJson(line);
      if (!isObject(input)) throw new Refusal(400, 'Bad JSON.');
      const document = writeDocument(collection, input, action);
      return {
        success: true,
        ...(flagOf(call.query, 'return_id') ? { id: document['id'] } : {}),
        ...(flagOf(call.query, 'return_doc') ? { document } : {}),
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { success: false, error: error.message, code: error.code, document: line };
    }
  });
  return { status: 200, type: 'text/plain', body: results.map((one) => JSON.stringify(one)).join('\n') };
}
