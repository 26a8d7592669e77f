import type { BulkAction, BulkParams, ExportRequest } from '#api/generated/types.gen.ts';
import type { Selection as Asked } from '#api/generated/types.gen.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import type { Selection } from '#shared/table/useSelection.ts';
import type { ListView } from '#features/skus/list/listView.ts';

/** What can be done to many rows at once: SKUs have a status of their own, the rest is their product's. */
export const bulkActions = {
  products: ['setStatus', 'setCategory', 'setMoq', 'setKvi', 'mapSupplier', 'applyFeatures', 'archive'],
  skus: ['setStatus', 'archive'],
} as const satisfies Record<ListView, readonly BulkAction[]>;

/** The parameter that an action needs before it can be previewed. */
export type BulkQuestion = keyof BulkParams;

const questions: Readonly<Partial<Record<BulkAction, BulkQuestion>>> = {
  setStatus: 'status',
  setCategory: 'categoryId',
  setMoq: 'moq',
  setKvi: 'isKvi',
  mapSupplier: 'supplierId',
  applyFeatures: 'features',
};

export function getQuestion(action: BulkAction): BulkQuestion | null {
  return questions[action] ?? null;
}

/** Each action is behind a permission of its own. */
export function getPermission(action: BulkAction): Permission {
  return action === 'archive' ? permissions.skuManagerArchive : permissions.skuManagerBulk;
}

/** The contract accepts so many rows by id; more are selected as all that match. */
export const MAX_NAMED = 1000;

/** The selection in the contract: rows by id, or all that a query finds without those left out. */
export function toSelection({ mode, ids, excluded }: Selection, query: string): Asked {
  return mode === 'some' ? { ids } : { query, ...(excluded.length === 0 ? {} : { excludeIds: excluded }) };
}

/** The selection of an export, which has the query already. */
export function toExportSelection({
  mode,
  ids,
  excluded,
}: Pick<Selection, 'mode' | 'ids' | 'excluded'>): Pick<ExportRequest, 'ids' | 'excludeIds'> {
  return mode === 'some' ? { ids } : excluded.length === 0 ? {} : { excludeIds: excluded };
}

/** Whether a selection has more rows than can be named one by one. */
export function exceedsNamedRows({ ids, excluded }: Pick<Selection, 'ids' | 'excluded'>): boolean {
  return Math.max(ids.length, excluded.length) > MAX_NAMED;
}

/** What a person calls a feature, as the key it has: `Lid type` is `lid-type`. */
export function toFeatureId(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
