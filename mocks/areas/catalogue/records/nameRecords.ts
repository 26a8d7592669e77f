import type { EntityType, FieldChange } from '#mocks/contract/types/types.gen.ts';
import type { Catalogue } from './catalogueTables.ts';
import { pathOf } from './rows.ts';

interface Reference {
  type: EntityType;
  /** What a person calls the record now. */
  nameOf: (catalogue: Catalogue, id: string) => string | undefined;
}

const category: Reference = {
  type: 'category',
  nameOf: (catalogue, id) => pathOf(catalogue, id) || undefined,
};

/** Fields of products and categories that name another record. */
const references: Readonly<Partial<Record<string, Reference>>> = {
  supplierId: { type: 'supplier', nameOf: ({ suppliers }, id) => suppliers.get(id)?.name },
  categoryId: category,
  parentId: category,
  replacedById: { type: 'product', nameOf: ({ products }, id) => products.get(id)?.sku },
};

/** Changes as a person reads them: records by their names, `supplierId` as `supplier`, and which records these are. */
export function nameRecords(catalogue: Catalogue, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map((change) => {
    const { field, before, after } = change;
    const reference = references[field];
    if (!reference) return change;
    const { type, nameOf } = reference;
    const name = (id: string | null): string | null => (id === null ? null : (nameOf(catalogue, id) ?? id));
    return {
      field: field.replace(/Id$/, ''),
      before: name(before),
      after: name(after),
      ...(before === null ? {} : { beforeRecord: { type, id: before } }),
      ...(after === null ? {} : { afterRecord: { type, id: after } }),
    };
  });
}
