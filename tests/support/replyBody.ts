import { isRecord } from '#mocks/contract/homes.ts';
import type { MockReply } from './askMock.ts';

/** The body of an answer, which has to be one record. */
export function recordIn({ status, body }: MockReply): Record<string, unknown> {
  if (isRecord(body)) return body;
  throw new Error(`no record: ${status} ${JSON.stringify(body)}`);
}

/** The records of a list. */
export function itemsIn(reply: MockReply, key = 'items'): Record<string, unknown>[] {
  const items = recordIn(reply)[key];
  if (Array.isArray(items) && items.every(isRecord)) return items;
  throw new Error(`no ${key}: ${reply.status} ${JSON.stringify(reply.body)}`);
}

/** The texts under one key of a list. */
export function textsIn(reply: MockReply, key: string): string[] {
  return itemsIn(reply).map((item) => String(item[key]));
}

/** The number under a key of an answer. */
export function numberIn(reply: MockReply, key: string): number {
  const value = recordIn(reply)[key];
  if (typeof value === 'number') return value;
  throw new Error(`no number under ${key}: ${reply.status} ${JSON.stringify(reply.body)}`);
}
