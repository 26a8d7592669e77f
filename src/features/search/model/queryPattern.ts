/** One run of letters, digits and the signs of part numbers, with a digit in it: `MUG-11OZ-BLK`, `48213`, `PC61_L`. */
const code = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{2,63}$/u;

/** Whether somebody has typed a SKU or a part number, of which the one that is exactly so is wanted first. */
export function isCodeQuery(q: string): boolean {
  return code.test(q.trim());
}

/** What is searched for: a text as it was typed, or everything. Quotes round words mean these words in this order. */
export function queryText(q: string): string {
  const text = q.trim();
  // Quotes without anything between them, or with their partner still to be typed, search for nothing.
  const quotes = text.split('"').length - 1;
  const whole = quotes % 2 === 0 ? text : text.replace(/"(?=[^"]*$)/, '');
  return whole.replaceAll(/"\s*"/g, '').trim() || '*';
}

/** What somebody typed for the hits on the screen: what is typed now, or as long as its hits are not there, the text of before. */
export function shownQuery(searched: string, input: string): string {
  if (searched === queryText(input)) return input;
  return searched === '*' ? '' : searched;
}
