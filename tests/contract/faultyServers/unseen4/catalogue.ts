import { checkDigit } from '#mocks/areas/catalogue/records/gtin.ts';
import { at } from '#mocks/contract/homes.ts';
import { rewriteQuery } from '#tests/contract/faultyServers/buildAnswers.ts';
import { changeRows, queryOf } from '#tests/contract/faultyServers/unseen/rows.ts';
import {
  askInstead,
  catalogueFor,
  codesOf,
  idOf,
  isRefusedFor,
} from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  listOf,
  pathPart,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** The fields of a refusal. */
async function fieldsOf(response: Response): Promise<readonly unknown[]> {
  const refusal: unknown = await response.clone().json();
  return listOf(at(refusal, 'errors')).map((one) => at(one, 'field'));
}

/** Compares a supplier's numbers letter by letter. */
function compareCase(): Serve {
  const made = new Set<string>();
  return async (call) => {
    const response = await call.next();
    const sent = readSent(call);
    // A copy makes the numbers of its parts of this one.
    if (at(sent, 'copyOf') !== undefined || !(await isRefusedFor(response, 'taken'))) return response;
    const { products } = catalogueFor(call);
    const number = String(at(sent, 'productId')).trim();
    const isSame = products
      .all()
      .some(({ productId, supplierId }) => productId === number && supplierId === at(sent, 'supplierId'));
    const key = call.request.headers.get('idempotency-key') ?? '';
    const isOfNumber = (await fieldsOf(response)).every((field) => field === 'productId');
    if (!isOfNumber || (isSame && !made.has(key))) return response;
    made.add(key);
    const answer = await askInstead(call, (body) => ({
      ...body,
      productId: `${number.slice(0, 50)}-${key}`.slice(0, 64),
    }));
    const product = answer.ok ? products.get(await idOf(answer)) : undefined;
    if (!product) return answer;
    products.put({ ...product, productId: number });
    return changeBody(answer, (body) => ({ ...body, productId: number }));
  };
}

const takeAnyCheckDigit: Serve = async (call) => {
  const response = await call.next();
  const gtin = at(readSent(call), 'gtin');
  if (typeof gtin !== 'string' || !(await isRefusedFor(response, 'check_digit'))) return response;
  const digits = gtin.slice(0, -1);
  const answer = await askInstead(call, (body) => ({ ...body, gtin: digits + checkDigit(digits) }));
  const { skus } = catalogueFor(call);
  const sku = skus.get(pathPart(call, 1));
  if (!answer.ok || !sku) return answer;
  skus.put({ ...sku, gtin });
  return changeBody(answer, (body) => ({ ...body, gtin }));
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const firstSort = (query: URLSearchParams): string => query.get('sort')?.split(',')[0] ?? '';

const sortByProductNumber = changeRows(
  (call) => firstSort(queryOf(call)).replace('-', '') === 'product' && !queryOf(call).has('q'),
  (rows, call) => {
    const direction = firstSort(queryOf(call)).startsWith('-') ? -1 : 1;
    const codeOf = (row: unknown): string => String(at(at(row, 'product'), 'code'));
    return rows.toSorted((a, b) => direction * collator.compare(codeOf(a), codeOf(b)));
  },
);

const nameBySupplierNumber = changeAnswer((body, call) => {
  const { replacedBy } = body;
  const code = catalogueFor(call).products.get(String(at(replacedBy, 'id')))?.productId;
  return code === undefined ? body : { ...body, replacedBy: Object.assign({}, replacedBy, { code }) };
});

const callTakenExisting = changeAnswer((body) => ({
  ...body,
  variants: listOf(body['variants']).map((one) =>
    at(one, 'state') === 'skuTaken' ? Object.assign({}, one, { state: 'exists' }) : one,
  ),
}));

/** Asks for a category to move to where there are children, and gives the products to the one above. */
const moveProductsUp: Serve = async (call) => {
  const response = await call.next();
  const { categories } = catalogueFor(call);
  const id = pathPart(call, 1);
  const parentId = categories.get(id)?.parentId;
  const hasChildren = categories.all().some((one) => one.parentId === id);
  if (!parentId || hasChildren || !(await isRefusedFor(response, 'required'))) return response;
  return call.next(rewriteQuery(call, (query) => query.set('moveTo', parentId)));
};

const chargeArchived: Serve = async (call) => {
  const response = await call.next();
  const { products } = catalogueFor(call);
  const product = products.get(pathPart(call, 1));
  const isArchived = response.status === 409 && (await codesOf(response)).includes('wrong_state');
  if (!product || !isArchived) return response;
  const { archivedAt } = product;
  products.put({ ...product, archivedAt: null });
  const answer = await call.next();
  products.put({ ...(products.get(product.id) ?? product), archivedAt });
  return answer;
};

const PRODUCTS = [
  ...(['createProduct', 'getProduct', 'updateProduct', 'restoreProduct'] as const),
  ...(['addProductImage', 'replaceProductImages'] as const),
];

/** Products, SKUs and categories. */
export const catalogue: readonly Variant[] = [
  {
    // ProductInput.productId: "no other product of the supplier has it. Blanks around it and case do not count."
    name: "a supplier's number that differs in case only is taken as another one",
    operations: ['createProduct', 'listProducts'],
    start: () => serve('createProduct', compareCase()),
  },
  {
    // createSku: "a GTIN has its check digit".
    name: 'a changed GTIN may have any check digit',
    operations: ['createProduct', 'listSkus', 'createSku', 'updateSku'],
    start: () => serve('updateSku', takeAnyCheckDigit),
  },
  {
    // SkuSort: "`product` and `supplier` sort by the name that is shown".
    name: 'SKUs that are sorted by product come by its number',
    operations: ['createProduct', 'createSku', 'listSkus'],
    start: () => serve('listSkus', sortByProductNumber),
  },
  {
    // NamedRef.code: "Its own number: code of a supplier, SKU of a product, slug of a category."
    name: "the replacement of a product has the supplier's number as its code",
    operations: ['createProduct', 'listProducts', 'getProduct', 'updateProduct'],
    start: () => serve(PRODUCTS, nameBySupplierNumber),
  },
  {
    // PlannedVariant.state: "`skuTaken` belongs to another product."
    name: 'a planned variant whose SKU belongs to another product is said to exist',
    operations: ['createProduct', 'createSku', 'previewVariants'],
    start: () => serve('previewVariants', callTakenExisting),
  },
  {
    // deleteCategory: "A category with children or products is deleted only with `moveTo`".
    name: 'a category that has products only is deleted without another one for them',
    operations: ['createCategory', 'createProduct', 'getProduct', 'listCategories', 'deleteCategory'],
    start: () => serve('deleteCategory', moveProductsUp),
  },
  {
    // replaceCharges: "An archived product is not changed: `409` with `wrong_state`, whatever the version."
    name: 'the charges of an archived product are replaced',
    operations: ['createProduct', 'archiveProduct', 'getProduct', 'listCharges', 'replaceCharges'],
    start: () => serve('replaceCharges', chargeArchived),
  },
];
