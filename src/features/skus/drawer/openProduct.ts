/** The query of the list with the drawer at another product, on its first tab (ADR 21). */
export function openProduct(search: string, productId: string): string {
  const query = new URLSearchParams(search);
  query.set('open', productId);
  query.delete('tab');
  query.delete('sku');
  return `?${query}`;
}
