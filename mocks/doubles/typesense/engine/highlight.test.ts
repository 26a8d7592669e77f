import { describe, expect, test } from 'vitest';
import { searchShelf } from '#tests/support/searchShelf.ts';
import { Collection } from './collection.ts';
import type { Parameters } from './parameters.ts';
import { search } from './search.ts';

const first = (q: string, more: Parameters = {}) => searchShelf(q, more).hits?.[0];

describe('marks', () => {
  test('what was typed of a word, and the whole word where it was mistyped', () => {
    expect(first('char')?.highlight).toEqual({
      name: { snippet: 'Car <mark>char</mark>ger with cable', matched_tokens: ['char'] },
    });
    expect(first('chagrer')?.highlights).toEqual([
      { field: 'name', snippet: 'Car <mark>charger</mark> with cable', matched_tokens: ['charger'] },
    ]);
  });

  test('with the tags that were asked for', () => {
    const tags = { highlight_start_tag: '\uE000', highlight_end_tag: '\uE001' };
    expect(first('φορτ', tags)?.highlights[0]?.snippet).toBe('\uE000Φορτ\uE001ιστής αυτοκινήτου');
    expect(first('充电', tags)?.highlights[0]?.snippet).toBe('无线\uE000充\uE001\uE000电\uE001器');
  });

  test('each value of a list that was found', () => {
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

  test('a field inside of an object where it stands', () => {
    expect(first('osaka', { query_by: 'maker.name' })?.highlight).toEqual({
      maker: { name: { snippet: '<mark>Ōsaka</mark> Works', matched_tokens: ['Ōsaka'] } },
    });
  });

  test('in quotes every word', () => {
    expect(first('"note book"')?.highlights[0]?.snippet).toBe('<mark>Note</mark> <mark>book</mark>, squared');
  });

  test('only the fields that are wanted, and nothing where everything is asked for', () => {
    const both = { query_by: 'name,sku' };
    expect(first('cable', { ...both, highlight_fields: 'sku' })?.highlights).toEqual([]);
    expect(first('cable', { ...both, highlight_fields: 'none' })?.highlights).toEqual([]);
    expect(first('*')?.highlights).toEqual([]);
  });
});

describe('of a long text', () => {
  const words = Array.from({ length: 40 }, (_, index) => `w${index}`);
  const book = new Collection({ name: 'books', fields: [{ name: 'text', type: 'string' }] }, [
    { id: '1', text: `${words.join(' ')} <img src=x onerror=alert(1)>` },
  ]);
  const shown = (parameters: object) =>
    search(book, { q: 'w20', query_by: 'text', num_typos: 0, ...parameters }).hits?.[0]?.highlights[0];

  test('the words around are shown', () => {
    expect(shown({})?.snippet).toBe('w16 w17 w18 w19 <mark>w20</mark> w21 w22 w23 w24');
    expect(shown({ highlight_affix_num_tokens: 1 })?.snippet).toBe('w19 <mark>w20</mark> w21');
    expect(shown({ snippet_threshold: 100 })?.snippet).toContain('w0 w1');
  });

  test('all of it where it is asked for, as it stands: nothing is escaped', () => {
    expect(shown({ highlight_full_fields: 'text' })?.value).toContain('w19 <mark>w20</mark> w21');
    expect(shown({ highlight_full_fields: 'text' })?.value).toContain('<img src=x onerror=alert(1)>');
  });
});
