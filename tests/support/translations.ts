import { vi } from 'vitest';
import { i18n } from '#shared/i18n/i18n.ts';

/**
 * The values that texts of a key are made with from now on, each of them once. A component asks for its texts whenever it
 * is rendered, and not when it is kept, so that this says which rows of a table were rendered.
 */
export function watchTranslations(key: string) {
  const spy = vi.spyOn(i18n, 't');
  return {
    values: (name: string): unknown[] => {
      const found = spy.mock.calls.flatMap((call: readonly unknown[]): unknown[] => {
        const [keys, values] = call;
        const isSameKey = [keys].flat().some((each) => String(each).split(':').at(-1) === key);
        return isSameKey && typeof values === 'object' && values !== null ? [Reflect.get(values, name)] : [];
      });
      return [...new Set(found)];
    },
    clear: () => spy.mockClear(),
  };
}
