import { Refusal } from './refusal.ts';

export interface FacetRange {
  label: string;
  /** The first value in it. */
  from: number;
  /** The first value beyond it. */
  to: number;
}

export interface RequestedFacet {
  field: string;
  ranges: readonly FacetRange[];
  /** By the values themselves, not by how often they come. */
  alphabetical?: 'asc' | 'desc';
}

const malformed = (): Refusal => new Refusal(400, 'Facet field format is invalid.');

/** Splits at commas outside of brackets. */
function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character !== ',' || depth !== 0) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  if (depth !== 0) throw malformed();
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

const RANGE = /^(.+?)\s*:\s*\[\s*(-?[\d.]*)\s*,\s*(-?[\d.]*)\s*\]$/;

function parseRange(part: string): FacetRange {
  const [, label, from, to] = RANGE.exec(part) ?? [];
  if (label === undefined || from === undefined || to === undefined) throw malformed();
  return { label, from: from === '' ? -Infinity : Number(from), to: to === '' ? Infinity : Number(to) };
}

/** Reads `brand, price(Low:[0,3], High:[3,]), colour(sort_by:_alpha:asc)`. */
export function parseFacets(text: string): RequestedFacet[] {
  return splitOutsideBrackets(text).map((part) => {
    const [, field = '', inner] = /^([^()]+?)\s*(?:\((.*)\))?$/s.exec(part) ?? [];
    if (field === '') throw malformed();
    if (inner === undefined) return { field, ranges: [] };
    const order = /^\s*sort_by\s*:\s*_alpha\s*:\s*(asc|desc)\s*$/.exec(inner)?.[1];
    if (order === 'asc' || order === 'desc') return { field, ranges: [], alphabetical: order };
    const ranges = splitOutsideBrackets(inner).map(parseRange);
    return { field, ranges };
  });
}
