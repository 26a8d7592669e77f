/** A value of a facet and how many hits have it. */
export interface FacetValue {
  value: string;
  count: number;
}

/** As they are worn; whatever is none of these comes after them. */
const sizes = ['XXS', '2XS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL', '6XL'];

const sizeAt = (value: string): number => {
  const at = sizes.indexOf(value.toUpperCase());
  return at < 0 ? sizes.length : at;
};

/** Those with the most hits and those that are ticked, in the order in which they come. */
export function mostCommon<T extends { id: string; count: number }>(
  options: readonly T[],
  chosen: readonly string[],
  most: number,
): readonly T[] {
  if (options.length <= most) return options;
  const top = new Set(options.toSorted((a, b) => b.count - a.count).slice(0, most));
  return options.filter((option) => top.has(option) || chosen.includes(option.id));
}

/**
 * The values of a facet in an order that does not depend on the counts, so that nothing moves under the pointer when
 * something is ticked: sizes as they are worn, anything else by the alphabet. Ticked values that no hit has any more keep
 * their place, with a count of 0.
 */
export function orderFacet(
  counts: readonly FacetValue[],
  chosen: readonly string[],
  language: string,
): FacetValue[] {
  const known = new Set(counts.map(({ value }) => value));
  const missing = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }));
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...counts, ...missing].sort(
    (a, b) => sizeAt(a.value) - sizeAt(b.value) || compare(a.value, b.value),
  );
}
