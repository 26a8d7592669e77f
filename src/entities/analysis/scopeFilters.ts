import {
  anyOf,
  chosenFilters,
  filterSchema,
  oneOf,
  onlyTrue,
  type ChosenFilters,
  type FilterKind,
  type FilterTexts,
} from '#resource/list/filterKinds.ts';

/** A whole number from 1 to a greatest one. */
const wholeUpTo =
  (most: number): FilterKind<number> =>
  (text) =>
    /^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

/** A day of the calendar, as the contract writes it. */
const anyDay: FilterKind<string> = (text) => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && new Date(text).toISOString().startsWith(text) ? text : undefined;
};

export const LONGEST_DAYS = 731;

/** The scope within some categories. */
export const withinCategoryKinds = {
  days: wholeUpTo(LONGEST_DAYS),
  until: anyDay,
  qty: wholeUpTo(999_999_999),
  atMoq: onlyTrue,
  basis: oneOf(['unit']),
  supplierId: anyOf,
  competitorId: anyOf,
  kvi: onlyTrue,
  exact: onlyTrue,
};

/**
 * What the analysis of the market looks at, under the names of the contract: period, quantity, basis, and which products and
 * pages. It lives in the address and travels along links; what is the rule is left out.
 */
export const scopeKinds = { ...withinCategoryKinds, categoryId: anyOf };

export type ScopeTexts = FilterTexts<typeof scopeKinds>;
export type ScopeQuery = ChosenFilters<typeof scopeKinds>;

const schema = filterSchema(scopeKinds);

/** Reads the scope from the query of an address; what it does not say, or says wrongly, is the rule. */
export const readScope = (search: string): ScopeTexts =>
  schema.parse(Object.fromEntries(new URLSearchParams(search)));

/** What the contract's query takes of it. */
export const toScopeQuery = (texts: ScopeTexts): ScopeQuery => chosenFilters(scopeKinds, texts);

/** The query with a change in it; parameters of others stay, and a list begins at its first page. */
export function writeScope(search: string, change: Partial<ScopeTexts>): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  for (const [name, text] of Object.entries(change)) {
    if (text === '') query.delete(name);
    else query.set(name, text);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The scope alone, as a query that links take along; with more parameters, or other ones. */
export function scopeSearch(texts: ScopeTexts, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries({ ...texts, ...more })) if (text !== '') query.set(name, text);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
