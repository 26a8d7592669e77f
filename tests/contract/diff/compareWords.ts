import type { Shape } from '#tests/contract/model/shape.ts';
import { WORDS } from '#tests/contract/model/words.ts';
import { BOUNDS } from './bounds.ts';
import { compareKeyword } from './compareKeywords.ts';
import type { Comparison } from './comparison.ts';
import { quote } from './quote.ts';

/** What explains a schema, what it states in keys of its own (`x-…`), and what stands for a value that is left out. */
export function compareWords({ note }: Comparison, before: Shape, after: Shape, path: string): void {
  const keys = [...new Set([...before.keywords.keys(), ...after.keywords.keys()])];
  for (const key of keys.filter((one) => WORDS.test(one))) {
    const said = ({ keywords }: Shape): unknown => {
      const value = keywords.get(key)?.value;
      return key === 'deprecated' ? value === true : value;
    };
    const [a, b] = [said(before), said(after)];
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    const pointer = after.keywords.get(key)?.pointer ?? after.pointer;
    if (key === 'x-origin' && typeof a === 'string' && typeof b === 'string') {
      note(pointer, path, 'origin-changed', `is ${b} now; it was ${a}`, 'noted');
    } else if (BOUNDS.has(key)) {
      for (const { rule, what, effect } of compareKeyword(key, a, b)) note(pointer, path, rule, what, effect);
    } else if (key === 'deprecated') {
      const [rule, what] =
        b === true
          ? ['deprecated', 'is deprecated now']
          : ['no-longer-deprecated', 'is no longer deprecated'];
      note(pointer, path, rule, what, 'noted');
    } else if (key === 'default') {
      const [was, is] = [a, b].map((value) => (value === undefined ? 'none' : quote(value)));
      const what = `has another default: ${is ?? ''}; it was ${was ?? ''}`;
      note(pointer, path, 'default-changed', what, 'assumed');
    } else note(pointer, path, 'wording', 'is explained in other words', 'wording');
  }
}
