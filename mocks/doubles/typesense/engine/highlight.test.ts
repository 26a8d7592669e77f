import { describe, expect, test } from 'vitest';
import { searchShelf } from '#tests/support/searchShelf.ts';
import { Collection } from './collection.ts';
import type { Parameters } from './parameters.ts';
import { search } from './search.ts';

const first = (q: string, options: Parameters = {}) => searchShelf(q, options).hits?.[0];

describe('a highlight', () => {
  test('marks the typed part of a word, and the whole word where it was mistyped', () => {
    expect(first('char')?.highlight).toEqual({
      name: { snippet: 'Car <mark>char</mark>ger with cable', matched_tokens: ['char'] },
    });
    expect(first('chagrer')?.highlights).toEqual([
      { field: 'name', snippet: 'Car <mark>charger</mark> with cable', matched_tokens: ['charger'] },
    ]);
  });

  test('has the requested tags', () => {
    const tags = { highlight_start_tag: '\uE000', highlight_end_tag: '\uE001' };
    expect(first('φορτ', tags)?.highlights[0]?.snippet).toBe('\uE000Φορτ\uE001ιστής αυτοκινήτου');
    expect(first('充电', tags)?.highlights[0]?.snippet).toBe('无线\uE000充\uE001\uE000电\uE001器');
  });

  test('marks each value of a list that matches', () => {
    const hit = first('usb', { query_by: 'tags', filter_by: 'id:b' });
    expect(hit?.highlights).toEqual([
      { field: 'tags', indices: [0], snippets: ['<mark>usb</mark>'], matched_tokens: [['usb']] },
    ]);
    expect(hit?.highlight).toEqual({
      tags: [
        { snippet: '<mark>usb</mark>', matched_tokens: ['usb'] },
        { snippet: 'car', matched_tokens: [] },
      ],
    });
  });

  test('keeps the place of a field inside an object', () => {
    expect(first('osaka', { query_by: 'maker.name' })?.highlight).toEqual({
      maker: { name: { snippet: '<mark>Ōsaka</mark> Works', matched_tokens: ['Ōsaka'] } },
    });
  });

  test('marks every word of a phrase in quotes', () => {
    expect(first('"note book"')?.highlights[0]?.snippet).toBe('<mark>Note</mark> <mark>book</mark>, squared');
  });

  test('has only the requested fields, and nothing when the query matches everything', () => {
    const both = { query_by: 'name,sku' };
    expect(first('cable', { ...both, highlight_fields: 'sku' })?.highlights).toEqual([]);
    expect(first('cable', { ...both, highlight_fields: 'none' })?.highlights).toEqual([]);
    expect(first('*')?.highlights).toEqual([]);
  });
});

describe('the highlight of a long text', () => {
  const words = Array.from({ length: 40 }, (_, index) => `w${index}`);
  const book = new Collection({ name: 'books', fields: [{ name: 'text', type: 'string' }] }, [
    { id: '1', text: `${words.join(' ')} <img src=x onerror=alert(1)>` },
  ]);
  const readSnippet = (parameters: object) =>
    search(book, { q: 'w20', query_by: 'text', num_typos: 0, ...parameters }).hits?.[0]?.highlights[0];

  test('has the words around the match', () => {
    expect(readSnippet({})?.snippet).toBe('w16 w17 w18 w19 <mark>w20</mark> w21 w22 w23 w24');
    expect(readSnippet({ highlight_affix_num_tokens: 1 })?.snippet).toBe('w19 <mark>w20</mark> w21');
    expect(readSnippet({ snippet_threshold: 100 })?.snippet).toContain('w0 w1');
  });

  test('has the whole text on request, without escaping anything', () => {
    expect(readSnippet({ highlight_full_fields: 'text' })?.value).toContain('w19 <mark>w20</mark> w21');
    expect(readSnippet({ highlight_full_fields: 'text' })?.value).toContain('<img src=x onerror=alert(1)>');
  });
});
