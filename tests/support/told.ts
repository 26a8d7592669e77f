import { isRecord } from '#mocks/contract/homes.ts';
import type { Told } from './askMock.ts';

/** The body of an answer, which has to be one record. */
export function recordIn({ status, body }: Told): Record<string, unknown> {
  if (isRecord(body)) return body;
  throw new Error(`no record: ${status} ${JSON.stringify(body)}`);
}

/** The records of a list. */
export function itemsIn(told: Told, key = 'items'): Record<string, unknown>[] {
  const items = recordIn(told)[key];
  if (Array.isArray(items) && items.every(isRecord)) return items;
  throw new Error(`no ${key}: ${told.status} ${JSON.stringify(told.body)}`);
}

/** The texts under one key of a list. */
export function textsIn(told: Told, key: string): string[] {
  return itemsIn(told).map((item) => String(item[key]));
}

/** The number under a key of an answer. */
export function numberIn(told: Told, key: string): number {
  const value = recordIn(told)[key];
  if (typeof value === 'number') return value;
  throw new Error(`no number under ${key}: ${told.status} ${JSON.stringify(told.body)}`);
}
