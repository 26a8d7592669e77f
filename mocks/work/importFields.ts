import type { ImportKind } from '#mocks/contract/types/types.gen.ts';

/** What a column of a file may hold, what it must, and other words that headers use for it. */
export const importFields = {
  products: {
    fields: ['sku', 'productId', 'name', 'description', 'supplier', 'category', 'status', 'moq', 'isKvi'],
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
    ],
  },
  skus: {
    fields: ['sku', 'product', 'partId', 'colorName', 'labelSize', 'gtin', 'status'],
    needed: ['sku'],
    example: ['MUG-9001-NAV', 'MUG-9001', 'CC-9001-NAV', 'Navy', '', '', 'active'],
  },
  slabs: {
    fields: ['sku', 'currency', 'configuration', 'min_qty', 'max_qty', 'unit_price'],
    needed: ['sku', 'min_qty', 'unit_price'],
    example: ['MUG-9001', 'USD', 'Decorated', '72', '', '4.90'],
  },
} as const satisfies Record<
  ImportKind,
  { fields: readonly string[]; needed: readonly string[]; example: readonly string[] }
>;

const aliases: Readonly<Record<string, string>> = {
  suppliersnumber: 'productId',
  supplierproductid: 'productId',
  title: 'name',
  productname: 'name',
  vendor: 'supplier',
  suppliercode: 'supplier',
  minimum: 'moq',
  minimumorderquantity: 'moq',
  kvi: 'isKvi',
  keyvalueitem: 'isKvi',
  color: 'colorName',
  colour: 'colorName',
  size: 'labelSize',
  part: 'partId',
  ean: 'gtin',
  upc: 'gtin',
  productsku: 'product',
  quantity: 'min_qty',
  minquantity: 'min_qty',
  maxquantity: 'max_qty',
  price: 'unit_price',
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The field that a header most likely means; null when none does. */
export function guessedField(kind: ImportKind, header: string): string | null {
  const fields: readonly string[] = importFields[kind].fields;
  const name = plain(header);
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  return fields.find((field) => plain(field) === name) ?? fields.find((field) => field === alias) ?? null;
}
