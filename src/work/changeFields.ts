/** How the fields that previews and dry runs speak of are called. A field that is not here is shown as it came. */
export const fieldKeys = new Map([
  ['archivedAt', 'field.archivedAt'],
  ['category', 'field.category'],
  ['colorName', 'field.colorName'],
  ['configuration', 'field.configuration'],
  ['currency', 'field.currency'],
  ['description', 'field.description'],
  ['features', 'field.features'],
  ['gtin', 'field.gtin'],
  ['isKvi', 'field.isKvi'],
  ['labelSize', 'field.labelSize'],
  ['max_qty', 'field.maxQty'],
  ['min_qty', 'field.minQty'],
  ['moq', 'field.moq'],
  ['name', 'field.name'],
  ['partId', 'field.partId'],
  ['product', 'field.product'],
  ['productId', 'field.productId'],
  ['sku', 'field.sku'],
  ['status', 'field.status'],
  ['supplier', 'field.supplier'],
  ['unit_price', 'field.unitPrice'],
] as const);

/** Words of the contract that a person reads in their own language. */
export const valueKeys = new Map([
  ['true', 'value.yes'],
  ['false', 'value.no'],
  ['draft', 'value.draft'],
  ['active', 'value.active'],
  ['backorder', 'value.backorder'],
  ['closeout', 'value.closeout'],
  ['discontinued', 'value.discontinued'],
] as const);

/** Fields whose values are such words; elsewhere `active` may be somebody's name for a color. */
export const wordFields: ReadonlySet<string> = new Set(['status', 'isKvi']);

/** A break of a ladder names its quantity: `unit_price 144`. Null for any other field. */
export function breakOf(field: string): number | null {
  const [, quantity] = /^unit_price (\d{1,9})$/.exec(field) ?? [];
  return quantity === undefined ? null : Number(quantity);
}

/** The features of a product come as the JSON of a list; undefined when it is none. */
export function featureText(value: string): string | undefined {
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list)) return undefined;
    return list
      .flatMap((one: unknown) =>
        typeof one === 'object' && one !== null && 'title' in one && 'value' in one
          ? [`${String(one.title)}: ${String(one.value)}`]
          : [],
      )
      .join(', ');
  } catch {
    return undefined;
  }
}
