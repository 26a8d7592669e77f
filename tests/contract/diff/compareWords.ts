import type { Comparison } from './comparison.ts';
import { quoted } from './quoted.ts';
import type { Shape } from '#tests/contract/model/shape.ts';
import { WORDS } from '#tests/contract/model/words.ts';

/** What explains a schema, where it comes from (`x-origin`), and what stands for a value that is not sent. */
export function compareWords({ side, note }: Comparison, before: Shape, after: Shape, path: string): void {
  const keys = [...new Set([...before.keywords.keys(), ...after.keywords.keys()])];
  const changed = keys.filter((key) => {
    const [a, b] = [before.keywords.get(key)?.value, after.keywords.get(key)?.value];
    return WORDS.test(key) && JSON.stringify(a) !== JSON.stringify(b);
  });
  for (const key of changed) {
    const [a, b] = [before.keywords.get(key)?.value, after.keywords.get(key)?.value];
    const pointer = after.keywords.get(key)?.pointer ?? after.pointer;
    if (key === 'x-origin' && typeof a === 'string' && typeof b === 'string') {
      note(pointer, path, `is ${b} now; it was ${a}`, 'noted');
    } else if (key === 'deprecated') {
      note(pointer, path, b === true ? 'is deprecated now' : 'is no longer deprecated', 'noted');
    } else if (key === 'default' && side === 'request') {
      const [was, is] = [a, b].map((value) => (value === undefined ? 'none' : quoted(value)));
      note(pointer, path, `has another default: ${is ?? ''}; it was ${was ?? ''}`, 'changed');
    } else note(pointer, path, 'is explained in other words', 'wording');
  }
}
