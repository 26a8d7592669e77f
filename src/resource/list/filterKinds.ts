import * as z from 'zod/mini';
import { SEARCH_MAX } from '#shared/lib/constants.ts';
import { formatList, parseEnumList, parseList } from '#shared/table/filters/choiceRules.ts';

/** How a filter is read from its text in the address; undefined where the text filters nothing. */
export type FilterKind<Value> = (text: string) => Value | undefined;

/** The filters of a list, under the names of the contract. */
export type FilterKinds = Record<string, FilterKind<unknown>>;

/** What the address says of each filter; several values of one with commas between. */
export type FilterTexts<Kinds extends FilterKinds> = { [Name in keyof Kinds]: string };

/** The filters that are on, read. */
export type ChosenFilters<Kinds extends FilterKinds> = {
  [Name in keyof Kinds]?: NonNullable<ReturnType<Kinds[Name]>>;
};

export const anyText: FilterKind<string> = (text) => (text === '' ? undefined : text);

/** What is searched for. What is longer than the contract takes is not asked; the search box says so (E69). */
export const searchText: FilterKind<string> = (text) =>
  text === '' || text.length > SEARCH_MAX ? undefined : text;

/** Any records; of more than the contract takes of this filter, the first. */
export const anyOfUpTo = (most: number): FilterKind<string[]> & { readonly most: number } =>
  Object.assign((text: string) => filled(parseList(text).slice(0, most)), { most });

/** The contract takes so many values of most filters. */
export const MAX_CHOSEN = 50;

export const anyOf = anyOfUpTo(MAX_CHOSEN);

/** One of these; what else an address says is no filter. */
export const oneOf =
  <const Id extends string>(ids: readonly Id[]): FilterKind<Id> =>
  (text) =>
    parseEnumList(text, ids)[0];

/** Any of these. */
export const manyOf =
  <const Id extends string>(ids: readonly Id[]): FilterKind<Id[]> =>
  (text) =>
    filled(parseEnumList(text, ids));

export const onlyTrue: FilterKind<true> = (text) => text === 'true' || undefined;

function filled<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** The schema of the address for `TableOptions`: what is not there is no filter. */
export function filterSchema<Kinds extends FilterKinds>(kinds: Kinds): z.ZodMiniType<FilterTexts<Kinds>>;
export function filterSchema(kinds: FilterKinds): z.ZodMiniType<Record<string, string>> {
  const text = z.catch(z.string(), '');
  // What is not asked is not shown as chosen either.
  const firstOf = (most: number) =>
    z.catch(z.string().check(z.overwrite((list) => formatList(parseList(list).slice(0, most)))), '');
  return z.object(
    Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [
        name,
        'most' in kind && typeof kind.most === 'number' ? firstOf(kind.most) : text,
      ]),
    ),
  );
}

/** The filters that are on, for the contract's query. */
export function chosenFilters<Kinds extends FilterKinds>(
  kinds: Kinds,
  texts: FilterTexts<Kinds>,
): ChosenFilters<Kinds>;
export function chosenFilters(kinds: FilterKinds, texts: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, read]) => {
      const value = read(texts[name] ?? '');
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * A list's query as text, for what the server does with all of its rows: bulk changes and exports. It names the same rows
 * in the same order as the list on screen.
 *
 * @param sort null: the list has one order
 */
export function queryText(asked: object, sort: string | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    for (const one of [value].flat()) query.append(name, String(one));
  if (sort !== null) query.set('sort', sort);
  return query.toString();
}
