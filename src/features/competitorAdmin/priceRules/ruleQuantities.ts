const MAX = 10;

/** The quantities in a text: whole numbers with blanks, commas or semicolons between; null: something else stands there. */
export function readRuleQuantities(text: string): number[] | null {
  const parts = text.split(/[\s,;，、；]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN));
  const areRight = numbers.every((number) => number >= 1) && new Set(numbers).size === numbers.length;
  return areRight && numbers.length <= MAX ? numbers : null;
}
