import { DEFAULT_PAGE_SIZE } from '#shared/lib/constants.ts';
import { parsePage, parsePageSize } from '#shared/table/paging.ts';
import { hitViews, type NumberRange, type SearchState } from './searchState.ts';

const FACET = 'facet.';
const RANGE = 'range.';
/** An address is typed, mailed and shortened: what it asks is kept within what a search can be. */
const LIMITS = { q: 200, name: 64, value: 200, values: 100 } as const;

const fieldName = /^[A-Za-z][\w.]*$/;
const word = /^[\w-]+$/;

/** Reads what is asked from the query of an address. Every address can be read; what it says wrongly is not asked. */
export function readSearch(search: string): SearchState {
  const query = new URLSearchParams(search);
  const view = hitViews.find((each) => each === query.get('view')) ?? 'cards';
  return {
    q: (query.get('q') ?? '').trim().slice(0, LIMITS.q),
    collection: parseWord(query.get('collection')),
    page: parsePage(query.get('page')),
    size: parsePageSize(query.get('pageSize')),
    sort: parseWord(query.get('sort')),
    view,
    facets: Object.fromEntries(readFacets(query)),
    ranges: Object.fromEntries(readRanges(query)),
  };
}

/** Writes what is asked into a query, with `?` unless it is empty. What is not asked is left out. */
export function writeSearch(state: SearchState): string {
  const query = new URLSearchParams();
  const write = (name: string, value: string, standard = ''): void => {
    if (value !== standard) query.set(name, value);
  };
  write('q', state.q);
  write('collection', state.collection);
  for (const [field, values] of sorted(state.facets))
    for (const value of values) query.append(`${FACET}${field}`, value);
  for (const [field, range] of sorted(state.ranges)) write(`${RANGE}${field}`, rangeText(range), '..');
  write('sort', state.sort);
  write('view', state.view, 'cards');
  write('pageSize', String(state.size), String(DEFAULT_PAGE_SIZE));
  write('page', String(state.page), '1');
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The address of a search for a text, from anywhere in the panel. */
export const searchFor = (q: string): string => writeSearch({ ...readSearch(''), q });

function readFacets(query: URLSearchParams): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of query) {
    const field = parseField(name, FACET);
    if (field === null || value === '' || value.length > LIMITS.value) continue;
    const values = found.get(field) ?? [];
    if (!values.includes(value) && values.length < LIMITS.values) found.set(field, [...values, value]);
  }
  return found;
}

function readRanges(query: URLSearchParams): Map<string, NumberRange> {
  const found = new Map<string, NumberRange>();
  for (const [name, value] of query) {
    const field = parseField(name, RANGE);
    const range = parseRange(value);
    if (field !== null && range !== null) found.set(field, range);
  }
  return found;
}

function parseField(name: string, kind: string): string | null {
  const field = name.startsWith(kind) ? name.slice(kind.length) : '';
  return field.length <= LIMITS.name && fieldName.test(field) ? field : null;
}

/** `1.5..20`, with nothing on a side that is open. */
function parseRange(text: string): NumberRange | null {
  const [, from = '', to = ''] =
    /^(-?\d{1,12}(?:\.\d{1,6})?)?\.\.(-?\d{1,12}(?:\.\d{1,6})?)?$/.exec(text) ?? [];
  if (from === '' && to === '') return null;
  const range = { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
  return range.from !== null && range.to !== null && range.from > range.to
    ? { from: range.to, to: range.from }
    : range;
}

function rangeText({ from, to }: NumberRange): string {
  return `${from ?? ''}..${to ?? ''}`;
}

function parseWord(text: string | null): string {
  return text !== null && text.length <= LIMITS.name && word.test(text) ? text : '';
}

function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
