import { isRecord } from '#mocks/contract/homes.ts';

import { WORDS } from '#tests/contract/model/words.ts';

/** Whether two parts of a contract explain themselves alike; what is inside of them is not looked at. */
export function hasSameWords(one: unknown, other: unknown): boolean {
  const words = (value: unknown): string =>
    JSON.stringify(
      Object.entries(isRecord(value) ? value : {})
        .filter(([key]) => WORDS.test(key) && !['deprecated', 'x-origin'].includes(key))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return words(one) === words(other);
}
