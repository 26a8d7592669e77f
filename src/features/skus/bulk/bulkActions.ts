import type { BulkAction, BulkParams } from '#api/generated/types.gen.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import type { ListView } from '#features/skus/list/listView.ts';

/** What can be done to many rows at once: SKUs have a status of their own, the rest is their product's. */
export const bulkActions = {
  products: ['setStatus', 'setCategory', 'setMoq', 'setKvi', 'mapSupplier', 'applyFeatures', 'archive'],
  skus: ['setStatus', 'archive'],
} as const satisfies Record<ListView, readonly BulkAction[]>;

export type CatalogueAction = (typeof bulkActions)[ListView][number];

/** The parameter that an action needs before it can be previewed. */
export type BulkQuestion = Exclude<
  keyof BulkParams,
  'roleId' | 'reason' | 'matchType' | 'packFactor' | 'targetGpPct' | 'minGpPct'
>;

const questions: Readonly<Partial<Record<CatalogueAction, BulkQuestion>>> = {
  setStatus: 'status',
  setCategory: 'categoryId',
  setMoq: 'moq',
  setKvi: 'isKvi',
  mapSupplier: 'supplierId',
  applyFeatures: 'features',
};

export function getQuestion(action: CatalogueAction): BulkQuestion | null {
  return questions[action] ?? null;
}

/** Each action is behind a permission of its own. */
export function getPermission(action: CatalogueAction): Permission {
  return action === 'archive' ? permissions.skuManagerArchive : permissions.skuManagerBulk;
}

/** What a person calls a feature, as the key it has: `Lid type` is `lid-type`. */
export function toFeatureId(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
