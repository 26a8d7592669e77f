import { at } from '#mocks/contract/homes.ts';
import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { findNumberHit, toSearchedNumber } from '#mocks/areas/catalogue/records/skuNumbers.ts';
import { productRef } from '#mocks/areas/catalogue/records/rows.ts';
import { guarded } from '#mocks/contract/guarded.gen.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { changeRows, queryOf } from '#tests/contract/faultyServers/unseen/rows.ts';
import {
  answerPage,
  askAs,
  catalogueFor,
  listAll,
  usernameOfAdmin,
} from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeBody,
  changeAnswer,
  itemsOf,
  listOf,
  serve,
  type Fields,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';
import { grouped } from '#tests/contract/report/grouped.ts';

const DAY_MS = 86_400_000;
const STALE_DAYS = 7;

const matchApart: Serve = async (call) => {
  const response = await call.next();
  const { featureId, value } = Object.fromEntries(queryOf(call));
  if (!response.ok || !featureId || !value) return response;
  const { products } = catalogueFor(call);
  const withFeature = await listAll(call, (query) => query.delete('value'));
  const hasValue = ({ id }: Fields): boolean =>
    products.get(String(id))?.features.some((one) => one.value === value) === true;
  return answerPage(response, withFeature.filter(hasValue));
};

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const compareAllSuppliers: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok) return response;
  const suppliers = queryOf(call).getAll('supplierId');
  const products = catalogueFor(call)
    .products.all()
    .filter(
      (one) => one.archivedAt === null && (suppliers.length === 0 || suppliers.includes(one.supplierId)),
    );
  const groups = grouped(products, ({ name }) => wordsOf(name));
  const named = [...groups]
    .filter(([, items]) => items.length > 1)
    .map(([value, items]) => ({ reason: 'name', value, items: items.map(productRef) }));
  const gtins = (await listAll(call)).filter(({ reason }) => reason === 'gtin');
  return answerPage(response, [...gtins, ...named.toSorted((a, b) => a.value.localeCompare(b.value))]);
};

/** Names the SKUs that a text finds of every product. */
const nameSkusAlways: Serve = async (call) => {
  const response = await call.next();
  const q = queryOf(call).get('q') ?? '';
  const { skusOf } = catalogueFor(call);
  const withSkus = (row: Fields): Fields => {
    const matchedSkus = skusOf(String(row['id'])).flatMap((record) => {
      const hit = findNumberHit(record, toSearchedNumber(q));
      return hit ? [{ id: record.id, sku: record.sku, by: hit.by, value: hit.value }] : [];
    });
    return matchedSkus.length === 0 ? row : { matchedSkus: matchedSkus.slice(0, 3), ...row };
  };
  return changeBody(response, (body) => ({ ...body, items: itemsOf(body).map(withSkus) }));
};

/** The index does not know that a product is archived. */
const findArchivedToo: Serve = async (call) => {
  const { catalogue } = dbOf(call.request);
  const { products } = catalogue;
  catalogue.products = { put: {}, removed: {} };
  try {
    return await call.next();
  } finally {
    catalogue.products = products;
  }
};

const withoutWithheld = (entry: Fields): Fields => ({
  ...entry,
  changes: listOf(entry['changes']).filter(
    (change) => !Object.hasOwn(guarded.words, String(at(change, 'field'))),
  ),
});

const keepEmptyEntries: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok || queryOf(call).has('mine')) return response;
  const own = await listAll(call);
  const admin = usernameOfAdmin(dbOf(call.request));
  const all = await listAll({
    ...call,
    next: (request) => askAs({ ...call, request: request ?? call.request }, admin),
  });
  if (own.length === all.length) return response;
  const readable = new Map(own.map((entry) => [entry['id'], entry]));
  return answerPage(
    response,
    all.map((entry) => readable.get(entry['id']) ?? withoutWithheld(entry)),
  );
};

/** Finding and listing. */
export const lists: readonly Variant[] = [
  {
    // StockState: "`stale` was read more than two days ago".
    name: 'a stock is stale after seven days',
    operations: ['listSkus'],
    start: () =>
      serve(
        ['listProducts', 'listSkus'],
        changeRows(
          (call) => queryOf(call).get('stock') === 'stale',
          (rows) =>
            rows.filter(
              ({ inventoryAt }) => Date.now() - Date.parse(String(inventoryAt)) > STALE_DAYS * DAY_MS,
            ),
        ),
      ),
  },
  {
    // FeatureId: "With `value`, a feature the product has."
    name: 'a feature and its value match apart',
    operations: ['listProducts'],
    start: () => serve('listProducts', matchApart),
  },
  {
    // listDuplicates: "products of one supplier whose names are the same".
    name: 'products of different suppliers are duplicates of each other',
    operations: ['listDuplicates'],
    start: () => serve('listDuplicates', compareAllSuppliers),
  },
  {
    // ProductRow.matchedSkus: "absent where the product itself is found".
    name: 'a product that is found itself names its SKUs too',
    operations: ['listProducts'],
    start: () => serve('listProducts', nameSkusAlways),
  },
  {
    // Lists: "**Archived rows** are in no list."
    name: 'the plain search finds archived products',
    operations: ['searchText'],
    start: () => serve('searchText', findArchivedToo),
  },
  {
    // listPermissionNodes: "parents before their children, siblings in their order".
    name: 'permission nodes come by their titles',
    operations: ['listPermissionNodes'],
    start: () =>
      serve(
        'listPermissionNodes',
        changeAnswer((body) => ({
          ...body,
          items: itemsOf(body).toSorted((a, b) => String(a['title']).localeCompare(String(b['title']))),
        })),
      ),
  },
  {
    // listActivity: "left out without it, and so is an entry that has no other change."
    name: 'an entry of the history stays empty where its only change is withheld',
    operations: ['listActivity'],
    start: () => serve('listActivity', keepEmptyEntries),
  },
  {
    // listSuppliers: "`q` finds code and name."
    name: 'suppliers are found by their name only',
    operations: ['listSuppliers'],
    start: () =>
      serve(
        'listSuppliers',
        changeAnswer((body, call) => {
          const q = queryOf(call).get('q') ?? '';
          return { ...body, items: itemsOf(body).filter(({ name }) => containsWords(q, String(name))) };
        }),
      ),
  },
];
