import { countOf, type Parameters } from './parameters.ts';
import { Refusal } from './refusal.ts';

export interface Page {
  number: number;
  size: number;
  /** How many hits come before it. */
  offset: number;
}

const MAX_PER_PAGE = 250;

/** Which part of the hits is asked for, by page or by offset. Throws a {@link Refusal} beyond `limit_hits`. */
export function readPage(parameters: Parameters): Page {
  const size = countOf(parameters, 'per_page', countOf(parameters, 'limit', 10));
  if (size > MAX_PER_PAGE) throw new Refusal(422, `Only upto ${MAX_PER_PAGE} hits can be fetched per page.`);
  const number = Math.max(1, countOf(parameters, 'page', 1));
  const byOffset = parameters['offset'] !== undefined && parameters['page'] === undefined;
  const offset = byOffset ? countOf(parameters, 'offset', 0) : (number - 1) * size;
  const maxHits = countOf(parameters, 'limit_hits', Infinity);
  if (offset + size > maxHits)
    throw new Refusal(
      422,
      `Only upto ${maxHits} hits can be fetched. Ensure that \`page\` and \`per_page\` parameters are within this range.`,
    );
  return { number: byOffset && size > 0 ? Math.floor(offset / size) + 1 : number, size, offset };
}
