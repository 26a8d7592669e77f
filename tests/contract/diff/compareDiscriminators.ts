import { at } from '#mocks/contract/homes.ts';

import { entriesOf } from '#tests/contract/model/entriesOf.ts';
import type { Shape } from '#tests/contract/model/shape.ts';
import type { Comparison } from './comparison.ts';
import { quote } from './quote.ts';

/** `Dog` and `#/components/schemas/Dog` are the same variant. */
const targetOf = (value: unknown): string => String(value).replace(/^#\/components\/schemas\//, '');

function mappingOf(discriminator: unknown): Map<string, string> {
  return new Map(
    entriesOf(at(discriminator, 'mapping'))
      .map(([value, target]) => [value, targetOf(target)] as const)
      .filter(([value, target]) => value !== target),
  );
}

/** Whether a schema could be the target before; one that comes with its variant is told by that. */
function isVariant({ variants }: Shape, target: string): boolean {
  return variants.length === 0 || variants.some(({ pointer }) => pointer.endsWith(`/${target}`));
}

/**
 * By which property a variant is told. It allows and forbids nothing (OpenAPI 3.1, "Discriminator Object"), so to come or
 * to go changes generated code only; another property, or a value that stands for another variant, is another meaning.
 */
export function compareDiscriminators({ note }: Comparison, a: Shape, b: Shape, path: string): void {
  const [old, now] = [a.keywords.get('discriminator'), b.keywords.get('discriminator')];
  const pointer = now?.pointer ?? b.pointer;
  const [was, is] = [at(old?.value, 'propertyName'), at(now?.value, 'propertyName')];
  if (!old && now) {
    note(pointer, path, 'discriminator-added', `is told apart by ${quote(is)} now`, 'regenerated');
  }
  if (old && !now) {
    const what = `is not told apart by ${quote(was)} any more`;
    note(pointer, path, 'discriminator-removed', what, 'regenerated');
  }
  if (!old || !now) return;
  if (was !== is) {
    const what = `is told apart by ${quote(is)} now; it was ${quote(was)}`;
    note(pointer, path, 'discriminator-property-changed', what, 'changed');
  }
  const [before, after] = [mappingOf(old.value), mappingOf(now.value)];
  for (const [value, target] of after) {
    const known = before.get(value);
    if (known === undefined && isVariant(a, target)) {
      const what = `may be told by ${quote(value)} as ${quote(target)} now`;
      note(pointer, path, 'discriminator-value-added', what, 'widened');
    } else if (known !== undefined && known !== target) {
      const what = `is ${quote(target)} when told by ${quote(value)}; it was ${quote(known)}`;
      note(pointer, path, 'discriminator-value-changed', what, 'changed');
    }
  }
  for (const [value, target] of before) {
    if (after.has(value) || !isVariant(b, target)) continue;
    const what = `may no longer be told by ${quote(value)} as ${quote(target)}`;
    note(pointer, path, 'discriminator-value-removed', what, 'narrowed');
  }
}
