import type { Comparison } from './comparison.ts';
import { ENVELOPE, SAYS_SIGN_IN } from './envelope.ts';
import { pairVariants, type Variant } from './pairVariants.ts';
import { quote, quoteList } from './quote.ts';
import { type Shape, shapeOf } from '#tests/contract/model/shape.ts';
import { WORDS } from '#tests/contract/model/words.ts';

function nameOf({ shape: { pointer, types, properties } }: Variant): string {
  const name = /^\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
  if (name !== undefined) return pointer === ENVELOPE ? `${quote(name)}: ${SAYS_SIGN_IN}` : quote(name);
  if (properties.size > 0) return `an object with ${quoteList([...properties.keys()])}`;
  return [...(types ?? ['anything'])].join(' or ');
}

/** Whether it says nothing beside its variants. */
function isBare({ types, properties, required, items, others, keywords }: Shape): boolean {
  const rules = [...keywords.keys()].filter((key) => !WORDS.test(key) && key !== 'discriminator');
  return !types && properties.size + required.size + rules.length === 0 && !items && !others;
}

/**
 * `oneOf` and `anyOf`; a schema without them is the one way to be.
 * @returns whether there is nothing else to compare
 */
export function compareVariants(
  { documents, compare, note }: Comparison,
  before: Variant,
  after: Variant,
  path: string,
): boolean {
  const [a, b] = [before.shape, after.shape];
  const [many, now] = [a.variants.length > 0, b.variants.length > 0];
  const mixed = (many && !isBare(a)) || (now && !isBare(b));
  if (mixed && !(many && now)) {
    if (now) note(b.pointer, path, 'variants-narrowed', 'must fit one of several variants', 'narrowed');
    else
      note(b.pointer, path, 'variants-widened', 'need not fit one of several variants any more', 'widened');
    return false;
  }
  const variants = (one: Variant, document: unknown): Variant[] =>
    one.shape.variants.length === 0
      ? [one]
      : one.shape.variants.map((found) => ({ found, shape: shapeOf(document, found) }));
  const paired = pairVariants(variants(before, documents[0]), variants(after, documents[1]));
  for (const one of paired.come)
    note(b.pointer, path, 'variant-added', `may also be ${nameOf(one)}`, 'widened');
  for (const one of paired.gone)
    note(b.pointer, path, 'variant-removed', `may no longer be ${nameOf(one)}`, 'narrowed');
  for (const [old, one] of paired.pairs) compare(old.found, one.found, path);
  if (!mixed && many && now && a.nullable !== b.nullable) {
    if (b.nullable) note(b.pointer, path, 'null-allowed', 'may be null now', 'widened');
    else note(b.pointer, path, 'null-forbidden', 'may no longer be null', 'narrowed');
  }
  return !mixed;
}
