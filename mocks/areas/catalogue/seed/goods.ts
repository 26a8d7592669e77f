type Words = readonly [string, ...string[]];

/** A kind of goods: what it is called, what it is made of, and what a piece costs about, in cents. */
export interface Goods {
  readonly category: string;
  readonly prefix: string;
  readonly nouns: Words;
  readonly materials: Words;
  readonly extras: Words;
  readonly cents: readonly [from: number, to: number];
  readonly hasSizes: boolean;
}

/** A root of the tree of categories and the kinds of goods below it. */
export interface Root {
  readonly title: string;
  readonly goods: readonly Goods[];
}

export function goods(
  category: string,
  prefix: string,
  nouns: Words,
  materials: Words,
  extras: Words,
  cents: Goods['cents'],
  hasSizes = false,
): Goods {
  return { category, prefix, nouns, materials, extras, cents, hasSizes };
}
