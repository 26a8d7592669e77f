import { describe, expect, test } from 'vitest';
import { findIds, searchShelf } from '#tests/support/searchShelf.ts';
import { Collection } from './collection.ts';
import { search } from './search.ts';

/** Names, each in a document whose id is its place. */
const collectionOf = (names: readonly string[]): Collection =>
  new Collection(
    { name: 'names', fields: [{ name: 'name', type: 'string' }] },
    names.map((name, index) => ({ id: String(index), name })),
  );

const idsOf = (collection: Collection, q: string, options: object = {}): unknown[] =>
  search(collection, { q, query_by: 'name', ...options }).hits?.map(({ document }) => document['id']) ?? [];

describe('a search for words', () => {
  test.each([
    ['charger', ['b', 'a'], 'whole words, the higher default sorting field first'],
    ['CHARG', ['b', 'a'], 'the start of the last word'],
    ['charg cable', [], 'but not of a word before it'],
    ['φορτιστης', ['f'], 'Greek without accents'],
    ['зарядное', ['g'], 'Cyrillic'],
    ['устроиство', ['g'], 'Cyrillic without its marks'],
    ['充电', ['h'], 'Chinese, a character being a word'],
    ['*', ['c', 'b', 'h', 'a', 'g', 'f', 'e', 'd'], 'everything; equal ones by the later document'],
    ['', [], 'nothing for nothing'],
    ['"note book"', ['d'], 'words in quotes side by side'],
    ['"book note"', [], 'and in their order'],
    ['charger -cable', ['a'], 'without a word'],
    ['-charger -cable', ['c', 'h', 'g', 'f', 'd'], 'everything without some words'],
    ['charger -"car charger"', ['a'], 'without words in quotes'],
  ])('for %s finds %j: %s', (q, ids) => {
    expect(findIds(q, { drop_tokens_threshold: 0 })).toEqual(ids);
  });

  test('needs whole words where the field has no prefix search', () => {
    expect(findIds('charg', { prefix: 'false', num_typos: '0' })).toEqual([]);
    expect(findIds('acm', { query_by: 'name,brand', prefix: 'false,true' })).toEqual(['c', 'a', 'd']);
  });
});

describe('a search with typos', () => {
  test.each([
    ['chargr', ['b', 'a'], 'a letter is missing'],
    ['chagrer', ['b', 'a'], 'two letters changed places'],
    ['wierlss', ['a'], 'two mistakes from seven letters on'],
    ['cbale', ['b', 'e'], 'one mistake from four letters on'],
    ['crgr', [], 'not two in a short word'],
    ['nbo', [], 'none below four letters'],
  ])('for %s finds %j: %s', (q, ids) => expect(findIds(q)).toEqual(ids));

  test('considers typos only when too few documents are found without', () => {
    expect(findIds('cable')).toEqual(['e', 'b']);
    expect(findIds('note')).toEqual(['d', 'c']);
    expect(findIds('nots')).toEqual(['d', 'c']);
    expect(findIds('noted', { typo_tokens_threshold: 5 })).toEqual(['d', 'c']);
  });

  test('allows typos field by field', () => {
    const both = { query_by: 'name,sku' };
    expect(findIds('chg1121', { ...both, num_typos: '2,0' })).toEqual([]);
    expect(findIds('chg1121', both)).toEqual(['a']);
  });

  test('tries the most frequent similar words only', () => {
    expect(findIds('c', { query_by: 'tags,sku', max_candidates: 1 })).toEqual(['b', 'e']);
    expect(findIds('c', { query_by: 'tags,sku', max_candidates: 9 })).toEqual(['b', 'a', 'e']);
  });

  test('tries words of documents that pass the filter only', () => {
    const words = collectionOf(['care', 'care', 'cape']);
    const one = { max_candidates: 1, filter_by: 'id:2' };
    expect(idsOf(words, 'ca', one)).toEqual(['2']);
    expect(idsOf(words, 'cave', one)).toEqual(['2']);
  });

  test('ranks typos in the beginning of a longer word after those in a whole word', () => {
    const words = collectionOf(['Chargepoint', 'Charge']);
    expect(idsOf(words, 'chrage')).toEqual(['1', '0']);
  });
});

describe('a search whose words find nothing together', () => {
  test('drops words from the right', () => {
    const result = searchShelf('charger umbrella');
    expect(result.hits?.map(({ text_match_info }) => text_match_info.num_tokens_dropped)).toEqual([1, 1]);
    expect(findIds('umbrella charger')).toEqual([]);
    expect(findIds('charger umbrella', { drop_tokens_threshold: 0 })).toEqual([]);
  });

  test('joins two words to one, and splits one into two', () => {
    expect(findIds('wire less')).toEqual(['a']);
    expect(findIds('carcharger')).toEqual(['b']);
    expect(findIds('carcharger', { split_join_tokens: 'off' })).toEqual([]);
    expect(findIds('notebook', { split_join_tokens: 'always' }).toSorted()).toEqual(['c', 'd']);
  });

  test('splits a word only where the parts are adjacent, and only the first five words', () => {
    const words = collectionOf(['Note for a book', 'Note book', 'a b c d e f wireless']);
    expect(idsOf(words, 'notebook')).toEqual(['1']);
    expect(idsOf(words, 'a b c wire less', { drop_tokens_threshold: 0 })).toEqual(['2']);
    expect(idsOf(words, 'a b c d wire less', { drop_tokens_threshold: 0 })).toEqual([]);
  });

  test('matches the middle of a word where the field and the search allow it', () => {
    const bySku = { query_by: 'sku', num_typos: 0 };
    expect(findIds('1120', bySku)).toEqual([]);
    expect(findIds('1120', { ...bySku, infix: 'fallback' })).toEqual(['a']);
    expect(findIds('b', { ...bySku, infix: 'always' })).toEqual(['c', 'e', 'd']);
    expect(() => findIds('1120', { infix: 'always' })).toThrow(/Could not find `name` in the infix index/);
  });
});

describe('the order of the matches', () => {
  test('puts a match in a better field first', () => {
    const schema = {
      name: 'pair',
      fields: [
        { name: 'x', type: 'string' },
        { name: 'y', type: 'string' },
      ],
    } as const;
    const pair = new Collection(schema, [
      { id: '1', x: 'red mug', y: 'blue' },
      { id: '2', x: 'blue cup', y: 'red pen' },
    ]);
    const ids = (options: object): unknown[] =>
      search(pair, { q: 'red', query_by: 'x,y', ...options }).hits?.map(({ document }) => document['id']) ??
      [];
    expect(ids({})).toEqual(['1', '2']);
    expect(ids({ query_by_weights: '1,9' })).toEqual(['2', '1']);
  });

  test('counts forms of one word in several fields as one field', () => {
    const schema = {
      name: 'forms',
      fields: [
        { name: 'x', type: 'string' },
        { name: 'y', type: 'string' },
      ],
    } as const;
    const forms = new Collection(schema, [
      { id: '1', x: 'charger', y: 'charger' },
      { id: '2', x: 'charger', y: 'chargers' },
    ]);
    const { hits } = search(forms, { q: 'charger', query_by: 'x,y' });
    expect(
      hits?.map(({ document, text_match_info }) => [document['id'], text_match_info.fields_matched]),
    ).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  test('puts a whole word before its start, and a field that equals the query before one that contains it', () => {
    expect(findIds('note')).toEqual(['d', 'c']);
    expect(findIds('paper', { query_by: 'brand,tags' })).toEqual(['c', 'd']);
  });

  test('puts adjacent words before words apart', () => {
    expect(findIds('car cable', { drop_tokens_threshold: 10 })).toEqual(['b']);
    const [adjacentMatch] = searchShelf('car charger').hits ?? [];
    const [distantMatch] = searchShelf('car cable').hits ?? [];
    expect(adjacentMatch?.text_match).toBeGreaterThan(distantMatch?.text_match ?? 0);
  });

  test.each([
    ['price:asc', ['c', 'e', 'b', 'a', 'f', 'g', 'h', 'd']],
    ['price:desc', ['h', 'g', 'f', 'a', 'e', 'b', 'c', 'd']],
    ['price(missing_values: first):asc', ['d', 'c', 'e', 'b', 'a', 'f', 'g', 'h']],
    ['stock:desc,price:asc', ['c', 'b', 'h', 'a', 'g', 'f', 'e', 'd']],
    ['title:asc,stock:asc', ['b', 'a', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['isNew:desc,_text_match:desc,stock:asc', ['e', 'a', 'd', 'f', 'g', 'h', 'c', 'b']],
  ])('follows sort_by %s', (sort_by, ids) => expect(findIds('*', { sort_by })).toEqual(ids));
});

describe('the result of a search', () => {
  test('has pages, by number and by offset', () => {
    const page = (parameters: object): unknown => {
      const result = searchShelf('*', { sort_by: 'stock:asc', ...parameters });
      return [result.page, result.found, result.out_of, result.hits?.map(({ document }) => document['id'])];
    };
    expect(page({ per_page: 3 })).toEqual([1, 8, 8, ['d', 'e', 'f']]);
    expect(page({ per_page: '3', page: '3' })).toEqual([3, 8, 8, ['c', 'b']]);
    expect(page({ limit: 2, offset: 2 })).toEqual([2, 8, 8, ['f', 'g']]);
    expect(page({ per_page: 0 })).toEqual([1, 8, 8, []]);
  });

  test('has only the included fields, or all but the excluded ones', () => {
    const only = searchShelf('osaka', { query_by: 'maker.name', include_fields: 'sku,maker.name' });
    expect(only.hits?.[0]?.document).toEqual({ sku: 'CB-1', maker: { name: 'Ōsaka Works' } });
    const without = searchShelf('cable', { exclude_fields: 'maker,tags,price', per_page: 1 });
    expect(Object.keys(without.hits?.[0]?.document ?? {})).toEqual([
      'id',
      'name',
      'sku',
      'brand',
      'stock',
      'isNew',
    ]);
  });

  test('has groups, each with its best matches', () => {
    const result = searchShelf('*', { group_by: 'brand', group_limit: 1, sort_by: 'price:asc', per_page: 3 });
    expect([result.found, result.found_docs, result.hits]).toEqual([4, 8, undefined]);
    expect(
      result.grouped_hits?.map(({ group_key, found: count, hits }) => [
        group_key,
        count,
        hits[0]?.document['id'],
      ]),
    ).toEqual([
      [['Acme'], 2, 'c'],
      [['Bolt'], 2, 'e'],
      [[], 3, 'f'],
    ]);
    const apart = searchShelf('*', { group_by: 'brand', group_missing_values: false });
    expect(apart.found).toBe(6);
  });

  test('repeats the parameters of the request', () => {
    expect(searchShelf('mug').request_params).toEqual({
      collection_name: 'shelf',
      first_q: 'mug',
      per_page: 10,
      q: 'mug',
    });
  });
});
