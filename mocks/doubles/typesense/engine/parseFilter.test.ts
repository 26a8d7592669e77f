import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFilter, type Filter } from './parseFilter.ts';

/** Writes a filter as a person would who quotes every value. */
function written(filter: Filter): string {
  if (filter.kind !== 'test')
    return `(${filter.parts.map(written).join(filter.kind === 'and' ? ' && ' : '||')})`;
  const [only = '', ...more] = filter.values.map((value) => `\`${value}\``);
  return `${filter.field}${filter.operator}${more.length === 0 ? only : `[${[only, ...more].join(', ')}]`}`;
}

const aTest = fc.record({
  kind: fc.constant('test' as const),
  field: fc.constantFrom('brand', 'price', 'maker.name', 'categoryLvl0'),
  operator: fc.constantFrom(
    ':' as const,
    ':=' as const,
    ':!=' as const,
    ':>' as const,
    ':<' as const,
    ':>=' as const,
    ':<=' as const,
  ),
  // Inside of quotes everything may stand but the quote itself.
  values: fc.array(
    fc.string().filter((text) => !text.includes('`')),
    { minLength: 1, maxLength: 4 },
  ),
});
const { filter: anyFilter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    aTest,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

test('a filter written as text is parsed as the same filter', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(parseFilter(written(filter))).toEqual(filter);
    }),
  );
});

describe('the parser of filters', () => {
  test.each<[string, Filter]>([
    ['price:[10..20, 30]', { kind: 'test', field: 'price', operator: ':', values: ['10..20', '30'] }],
    ['brand: New Zealand ', { kind: 'test', field: 'brand', operator: ':', values: ['New Zealand'] }],
    ['isKvi:=true', { kind: 'test', field: 'isKvi', operator: ':=', values: ['true'] }],
    ['tags:=[]', { kind: 'test', field: 'tags', operator: ':=', values: [] }],
  ])('reads %s', (text, filter) => expect(parseFilter(text)).toEqual(filter));

  test('reads "and" before "or", unless brackets say otherwise', () => {
    const of = (field: string): Filter => ({ kind: 'test', field, operator: ':', values: ['1'] });
    const [a, b, c] = [of('a'), of('b'), of('c')];
    expect(parseFilter('a:1 || b:1 && c:1')).toEqual({
      kind: 'or',
      parts: [a, { kind: 'and', parts: [b, c] }],
    });
    expect(parseFilter('(a:1 || b:1) && c:1')).toEqual({
      kind: 'and',
      parts: [{ kind: 'or', parts: [a, b] }, c],
    });
    expect(parseFilter('   ')).toBeUndefined();
  });
});

test.each(['brand:', 'brand:[a', 'brand:`a', 'brand:a && brand:'])(
  'the error for the filter %s names the field',
  (text) => {
    expect(() => parseFilter(text)).toThrow(/^Error with filter field `brand`: /);
  },
);

test.each(['brand', ':x', 'brand:a &&', 'a b:c', '[a]:b'])('the filter %s cannot be parsed', (text) => {
  expect(() => parseFilter(text)).toThrow('Could not parse the filter query.');
});

test.each(['(a:1', 'a:1)', '(a:1 && (b:2)'])(
  'the error for the filter %s names unbalanced brackets',
  (text) => {
    expect(() => parseFilter(text)).toThrow('Could not parse the filter query: unbalanced parentheses.');
  },
);
