/** A break of a ladder names its quantity: `unit_price 144`. Null for any other field. */
export function parseBreakQuantity(field: string): number | null {
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
