import { isRecord } from '#mocks/contract/homes.ts';

import type { Pool } from '#tests/contract/run/pool.ts';

/** A body with what was given for its fields by name, once for each value that a field was given. */
export function withGiven({ given }: Pick<Pool, 'given'>, body: unknown): unknown[] {
  let most = 1;

  function said(value: unknown, turn: number): unknown {
    if (Array.isArray(value)) return value.map((one: unknown) => said(one, turn));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const texts = given(name);
        most = Math.max(most, texts.length);
        const text = texts[turn % texts.length];
        if (text !== undefined && typeof one === 'string') return [name, text];
        return [name, text !== undefined && typeof one === 'number' ? Number(text) : said(one, turn)];
      }),
    );
  }

  const first = said(body, 0);
  return [first, ...Array.from({ length: most - 1 }, (_, index) => said(body, index + 1))];
}
