/** `2,500` may be one number or two, and nobody sees which one was read. */
const GROUPED = /(?<!\d)\d{1,2},\d{3}(?!\d)/;

/** The quantities in a text: whole numbers from 1 with blanks, commas or semicolons between; null: something else stands there. */
export function readQuantities(text: string, most: { count: number; quantity: number }): number[] | null {
  if (GROUPED.test(text)) return null;
  const parts = text.split(/[\s,;，、；]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN));
  const areRight = numbers.every((number) => number >= 1 && number <= most.quantity);
  return areRight && numbers.length <= most.count ? numbers : null;
}
