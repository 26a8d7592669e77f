import type { Parameters } from './engine/parameters.ts';
import { Refusal } from './engine/refusal.ts';

/** A request to a server of Typesense as plain data: it can go to a worker. */
export interface PlainCall {
  method: string;
  /** Below the address of the node: `/multi_search`. */
  path: string;
  query: Readonly<Record<string, string>>;
  key: string;
  body: string;
}

export interface PlainReply {
  status: number;
  type: 'application/json' | 'text/plain';
  body: string;
}

export function jsonReply(status: number, body: unknown): PlainReply {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The body of a call as an object. Its media type says nothing: browsers send JSON as text. */
export function parseBody(call: PlainCall): Parameters {
  const body = parseJson(call.body);
  if (!isObject(body)) throw new Refusal(400, 'Bad JSON.');
  return body;
}

/** A JSON text as its value; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
