import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sorted } from './pages.ts';
import contract from '#mocks/contract/openapi.gen.json' with { type: 'json' };
import { at, isRecord } from '#mocks/contract/homes.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

type Row = Record<string, unknown>;

const nameIn = (value: unknown): unknown => (isRecord(value) ? value['name'] : null);
const lengthOrNull = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 ? value.length : null;

/** What a list shows under the fields that are not called as in its rows. */
const displayedValue: Readonly<Record<string, (row: Row) => unknown>> = {
  supplier: (row) => nameIn(row['supplier']),
  category: (row) => nameIn(row['category']),
  product: (row) => nameIn(row['product']),
  role: (row) => nameIn(row['role']),
  lowest: (row) => at(row, 'lowest', 'price'),
  competitor: (row) => nameIn(row['competitor']),
  customer: (row) => nameIn(row['customer']),
  createdBy: (row) => nameIn(row['createdBy']),
  breaks: (row) => lengthOrNull(row['ladder']),
};

const {
  ProductSort,
  SkuSort,
  MemberSort,
  PaymentSort,
  ActivitySort,
  MatchSort,
  ScanRunSort,
  AnalyzedProductSort,
  CategoryMappingSort,
} = contract.components.parameters;
const lists = {
  '/products': ProductSort,
  '/skus': SkuSort,
  '/activity-log': ActivitySort,
  '/team': MemberSort,
  '/matches': MatchSort,
  '/scan-runs': ScanRunSort,
  '/competitor-analysis/products': AnalyzedProductSort,
  '/category-mappings': CategoryMappingSort,
  '/payments': PaymentSort,
};

const cases = Object.entries(lists).flatMap(([list, { schema }]) =>
  schema.items.enum.map((sort) => ({ list, field: sort.replace(/^-/, ''), sort })),
);

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

describe('sorting a list puts empty values last', () => {
  test('and this test knows every list of the contract that can be sorted', () => {
    const sortable = Object.entries(contract.paths)
      .filter(([, path]) => 'get' in path && /parameters\/\w+Sort"/.test(JSON.stringify(path.get)))
      .map(([path]) => path);
    expect(sortable).toEqual(Object.keys(lists));
  });

  test.each(cases)('in $list sorted by $sort', async ({ list, field, sort }) => {
    const token = await tokenOf('admin@backroom.test');
    const rows = itemsIn(await ask(`GET ${list}?pageSize=100&sort=${sort}`, { token }));
    const blankFlags = rows.map((row) => isBlank((displayedValue[field] ?? ((one: Row) => one[field]))(row)));
    expect(rows.length).toBeGreaterThan(10);
    expect(blankFlags).toEqual(blankFlags.toSorted());
  });

  test('for any values, in both directions, and keeps equal records in their order', () => {
    const value = fc.oneof(
      fc.constantFrom(null, '', '  ', Number.NaN),
      fc.integer({ min: -3, max: 3 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(value), fc.boolean(), (values, descending) => {
        const items = values.map((value, index) => ({ one: value, position: index }));
        const sortedItems = sorted(items, [descending ? '-one' : 'one'], { one: (item) => item.one });
        const blankFlags = sortedItems.map(({ one }) => isBlank(one) || Number.isNaN(one));
        expect(blankFlags).toEqual(blankFlags.toSorted());
        const filledItems = sortedItems.slice(
          0,
          blankFlags.indexOf(true) < 0 ? undefined : blankFlags.indexOf(true),
        );
        for (const [index, { one: value, position: position }] of filledItems.entries()) {
          const next = filledItems[index + 1];
          if (!next) continue;
          const difference = (Number(next.one) - Number(value)) * (descending ? -1 : 1);
          expect(difference > 0 || (difference === 0 && position < next.position)).toBe(true);
        }
      }),
    );
  });
});

test.each(Object.entries(lists))(
  'the list %s refuses to be sorted by a field that the contract does not name',
  async (list, { schema }) => {
    const token = await tokenOf('admin@backroom.test');
    for (const sort of ['nonsense', `${schema.default.join(',')},nonsense`, '']) {
      const { status, body } = await ask(`GET ${list}?sort=${sort}`, { token });
      expect([status, at(body, 'errors')]).toEqual([422, [expect.objectContaining({ field: 'sort' })]]);
    }
  },
);

test.each(Object.entries(lists))(
  '%s has its default order when nothing is asked for',
  async (list, { schema }) => {
    const token = await tokenOf('admin@backroom.test');
    const ids = async (query: string) =>
      itemsIn(await ask(`GET ${list}?pageSize=100${query}`, { token })).map(({ id }) => id);
    expect(await ids('')).toEqual(await ids(`&sort=${schema.default.join(',')}`));
  },
);

test.each([
  ['/products', 'category'],
  ['/products', '-category'],
  ['/skus', 'category'],
])('categories of %s sort by the title that is shown: %s', async (list, sort) => {
  const token = await tokenOf('admin@backroom.test');
  const rows = itemsIn(await ask(`GET ${list}?pageSize=100&sort=${sort}`, { token }));
  const titles = rows.map(({ category }) => String(nameIn(category)));
  const order = titles.toSorted((a, b) => a.localeCompare(b, 'en'));
  expect(titles).toEqual(sort.startsWith('-') ? order.reverse() : order);
});
