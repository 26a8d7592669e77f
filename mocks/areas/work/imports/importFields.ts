import type { ImportKind } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import { fieldLabels, inAllLanguages } from './labels.ts';
import { normalizeName, meaningsOf, type Meanings } from './matchWords.ts';

/** The permission for importing each kind; for targets it is not the only one. */
const importPermissions = {
  products: permissions.skuManagerImport,
  skus: permissions.skuManagerImport,
  slabs: permissions.priceSlabsEdit,
  charges: permissions.priceSlabsEdit,
  team: permissions.teamEdit,
  matches: permissions.competitorManagerEdit,
  readings: permissions.competitorManagerEdit,
  targets: permissions.productCategoryEdit,
} as const satisfies Record<ImportKind, Permission>;

/** The refusal of importing a kind; undefined for who may. */
export function missingImportPermission(
  me: SignedIn,
  kind: ImportKind,
): ReturnType<typeof missingPermission> {
  const refused = missingPermission(me, importPermissions[kind]);
  return refused ?? (kind === 'targets' ? missingPermission(me, permissions.viewCosts) : undefined);
}

/** What a column of a file may hold, what it must, and one row as an example. */
export const importFields = {
  products: {
    fields: [
      ...['sku', 'productId', 'name', 'description', 'supplier', 'category', 'status', 'moq', 'isKvi'],
      'countryOfOrigin',
    ],
    needed: ['sku'],
    example: [
      'MUG-9001',
      'CC-9001',
      'Campfire mug, stoneware, 12 oz',
      'Made of stoneware.',
      'CEDAR',
      'Drinkware / Mugs',
      'draft',
      '72',
      'no',
      'PT',
    ],
  },
  skus: {
    fields: [
      ...['sku', 'product', 'partId', 'colorName', 'labelSize', 'gtin', 'status', 'uom', 'primaryMaterial'],
    ],
    needed: ['sku'],
    example: ['MUG-9001-NAV', 'MUG-9001', 'CC-9001-NAV', 'Navy', '', '', 'active', 'EA', 'Stoneware'],
  },
  slabs: {
    fields: ['sku', 'currency', 'configuration', 'min_qty', 'max_qty', 'unit_price'],
    needed: ['sku', 'min_qty', 'unit_price'],
    example: ['MUG-9001', 'USD', 'Decorated', '72', '', '4.90'],
  },
  charges: {
    fields: ['product', 'name', 'type', 'per', 'price', 'repeatPrice', 'appliesLtm', 'includedUnits'],
    needed: ['product', 'name'],
    example: ['MUG-9001', 'Screen set-up', 'Setup', 'Color', '45.00', '25.00', 'no', '1'],
  },
  team: {
    fields: ['email', 'username', 'first_name', 'last_name', 'role', 'locale', 'description'],
    needed: ['email'],
    example: ['ada.field@example.com', 'ada.field', 'Ada', 'Field', 'Merchandiser', 'en', ''],
  },
  matches: {
    fields: ['sku', 'url', 'matchType', 'packFactor', 'listingTitle'],
    needed: ['sku', 'url', 'matchType'],
    example: ['MUG-9001', 'https://shop.example.com/campfire-mug', 'exact', '1', 'Campfire mug, 12 oz'],
  },
  readings: {
    fields: ['sku', 'url', 'captured_at', 'currency', 'min_qty', 'unit_price', 'setup', 'run', 'anomaly'],
    needed: ['sku', 'url', 'captured_at', 'min_qty', 'unit_price'],
    example: [
      ...['MUG-9001', 'https://shop.example.com/campfire-mug', '2025-11-24T09:00:00Z', 'USD', '72', '4.90'],
      ...['45.00', '', ''],
    ],
  },
  targets: {
    fields: ['category_path', 'target_gp', 'min_gp'],
    needed: ['category_path'],
    example: ['Drinkware / Mugs', '36', 'inherit'],
  },
} as const satisfies Record<
  ImportKind,
  { fields: readonly string[]; needed: readonly string[]; example: readonly string[] }
>;

/** Other words that headers use; of the fields of one the first that a kind has is meant. */
const aliases: readonly (readonly [string, ...string[]])[] = [
  ['suppliersnumber', 'productId'],
  ['supplierproductid', 'productId'],
  ['suppliersproductid', 'productId'],
  ['title', 'name'],
  ['title', 'listingTitle'],
  ['productname', 'name'],
  ['vendor', 'supplier'],
  ['suppliercode', 'supplier'],
  ['minimum', 'moq'],
  // Screens say the short word; files often have the long one.
  ['minimum order quantity', 'moq'],
  ['Mindestbestellmenge', 'moq'],
  ['Quantité minimale de commande', 'moq'],
  ['Cantidad mínima de pedido', 'moq'],
  ['Quantità minima d’ordine', 'moq'],
  ['Минимальный тираж', 'moq'],
  ['Ελάχιστη ποσότητα παραγγελίας', 'moq'],
  ['kvi', 'isKvi'],
  ['keyvalueitem', 'isKvi'],
  ['color', 'colorName'],
  ['colour', 'colorName'],
  ['size', 'labelSize'],
  ['part', 'partId'],
  ['ean', 'gtin'],
  ['upc', 'gtin'],
  ['barcode', 'gtin'],
  ['productsku', 'product'],
  ['sku', 'product'],
  ['charge', 'name'],
  ['quantity', 'min_qty'],
  ['minquantity', 'min_qty'],
  ['minimumquantity', 'min_qty'],
  ['fromquantity', 'min_qty'],
  ['maxquantity', 'max_qty'],
  ['maximumquantity', 'max_qty'],
  ['price', 'unit_price'],
  ['country', 'countryOfOrigin'],
  ['material', 'primaryMaterial'],
  ['unit', 'uom'],
  ['mail', 'email'],
  ['emailaddress', 'email'],
  ['givenname', 'first_name'],
  ['surname', 'last_name'],
  ['language', 'locale'],
  ['productsku', 'sku'],
  ['address', 'url'],
  ['link', 'url'],
  ['page', 'url'],
  ['pack', 'packFactor'],
  ['date', 'captured_at'],
  ['readat', 'captured_at'],
  ['category', 'category_path'],
  ['path', 'category_path'],
  ['target', 'target_gp'],
  ['minimum', 'min_gp'],
  ['floor', 'min_gp'],
];

const namesByKind = new Map<ImportKind, Meanings>();

/** The fields of a kind by everything that screens call them. */
function namesOf(kind: ImportKind): Meanings {
  const cached = namesByKind.get(kind);
  if (cached) return cached;
  const fields: readonly string[] = importFields[kind].fields;
  const fieldNames = meaningsOf(
    fields.flatMap((field) => fieldLabels(field).map((label) => [label, field] as const)),
    normalizeName,
  );
  namesByKind.set(kind, fieldNames);
  return fieldNames;
}

/**
 * The field that a header most likely means: its own name, what a screen calls it in any language, another word for it.
 * Null when none does, or several do.
 */
export function guessField(kind: ImportKind, header: string): string | null {
  const fields: readonly string[] = importFields[kind].fields;
  const name = normalizeName(header);
  const exactMatch = fields.find((field) => normalizeName(field) === name);
  if (exactMatch !== undefined) return exactMatch;
  const meanings = namesOf(kind).get(name);
  if (meanings) return meanings.length === 1 ? (meanings[0] ?? null) : null;
  return (
    aliases.find(
      ([word, field]) => normalizeName(word) === name && field !== undefined && fields.includes(field),
    )?.[1] ?? null
  );
}

/** Whether a header is a field's own name. */
export function isFieldName(kind: ImportKind, header: string): boolean {
  const name = normalizeName(header);
  return importFields[kind].fields.some((field) => normalizeName(field) === name);
}

const addedColumns = meaningsOf(
  ['row', 'error', ...inAllLanguages('column.row'), ...inAllLanguages('column.problem')].map(
    (label) => [label, 'added'] as const,
  ),
  normalizeName,
);

/** Whether a column is one that an error file adds: the number of the row, and why it is refused. */
export function isAddedColumn(header: string): boolean {
  return addedColumns.has(normalizeName(header));
}
