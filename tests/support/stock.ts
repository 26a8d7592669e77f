import { applyImport, sendLines, type ApiClient } from './apiClient.ts';

/** A file of products whose numbers nobody else has: `MUG-9001` and so on, minimum 72, of Cedar & Clay. */
export function productLines(count: number, first = 9001): string[] {
  const lines = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return `MUG-${number},CC-${number},Quixotic mug ${number},CEDAR,Drinkware / Mugs,active,72,no`;
  });
  return ['sku,productId,name,supplier,category,status,moq,isKvi', ...lines];
}

/** Adds such products to the catalogue. They have no ladder, no costs and no charges. */
export async function addProducts(client: ApiClient, count: number): Promise<void> {
  const { body } = await applyImport(client, await sendLines(client, 'products', productLines(count)));
  if (JSON.stringify(body).includes('"state":"done"')) return;
  throw new Error(`not all were written: ${JSON.stringify(body)}`);
}
