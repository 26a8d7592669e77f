import { pageOf } from '#mocks/core/pages.ts';
import { productRef } from '#mocks/areas/catalogue/records/rows.ts';
import type { DuplicateGroup, NamedRef } from '#mocks/contract/types/types.gen.ts';
import type { Area } from '#mocks/core/types.ts';
import { requestContext, missingReadPermission } from '#mocks/areas/catalogue/records/requestContext.ts';

const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Things by what they have in common; only what two or more share is a group. */
class DuplicateGroups {
  readonly #groups = new Map<string, DuplicateGroup>();

  add(reason: DuplicateGroup['reason'], value: string, scope: string, item: NamedRef): void {
    const key = `${reason}\n${scope}\n${value}`;
    const group = this.#groups.get(key);
    if (group) group.items.push(item);
    else this.#groups.set(key, { reason, value, items: [item] });
  }

  toList(): DuplicateGroup[] {
    return [...this.#groups.values()]
      .filter(({ items }) => items.length > 1)
      .sort((a, b) => a.reason.localeCompare(b.reason) || a.value.localeCompare(b.value));
  }
}

export const duplicates = {
  listDuplicates: ({ db, me, query }) => {
    const refusal = missingReadPermission(me);
    if (refusal) return refusal;
    const { catalogue } = requestContext({ db, me });
    const groups = new DuplicateGroups();
    for (const product of catalogue.products.all()) {
      const isOfSupplier = !query.supplierId || query.supplierId.includes(product.supplierId);
      if (!isOfSupplier || product.archivedAt !== null) continue;
      groups.add('name', normalizeName(product.name), product.supplierId, productRef(product));
      for (const { id, sku, gtin } of catalogue.skusOf(product.id)) {
        if (gtin !== null) groups.add('gtin', gtin, '', { id, code: sku, name: product.name });
      }
    }
    return { status: 200, body: pageOf(groups.toList(), query) };
  },
} satisfies Partial<Area<'catalogue'>>;
