import { expect } from 'vitest';
import { answerCall } from '#mocks/doubles/typesense/answer.ts';
import { parseJson, type PlainCall } from '#mocks/doubles/typesense/call.ts';
import { bootKey, createStore } from '#mocks/doubles/typesense/store.ts';
import { subsetCheck } from '#mocks/doubles/typesense/subsetCheck.ts';
import { shelf } from '#tests/support/searchShelf.ts';

export const SEARCH_KEY = 'searchOnlyKey';
export const FORBIDDEN = { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' };

export type CallServer = (
  methodAndPath: string,
  body?: unknown,
  key?: string,
) => { status: number; body: unknown };

/** A search server with the shelf. Calls it, and holds each of its answers against the contract. */
export function searchServer(): CallServer {
  const store = createStore([bootKey('admin', ['*']), bootKey(SEARCH_KEY, ['documents:search'])], [shelf]);
  return (methodAndPath, body, key = 'admin') => {
    const [method = '', address = ''] = methodAndPath.split(' ');
    const url = new URL(address, 'http://localhost');
    const query = Object.fromEntries(url.searchParams);
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    const call: PlainCall = { method, path: url.pathname, query, key, body: text };
    const reply = answerCall(store, call);
    expect(subsetCheck(call, reply)).toEqual([]);
    return { status: reply.status, body: reply.type === 'text/plain' ? reply.body : parseJson(reply.body) };
  };
}
