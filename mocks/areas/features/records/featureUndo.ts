import type { UndoKind } from '#mocks/areas/activity/records/undoKind.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { permissions } from '#session/permissions.ts';
import { isTitleTaken } from './featureWriting.ts';
import type { FeatureRecord } from './recordTypes.ts';

/** A change of a feature is taken back unless another one has the title by now. */
export const featureUndo: UndoKind<FeatureRecord> = {
  permission: permissions.featureMergingApply,
  table: (db) => catalogueOf(db.catalogue).features.features,
  isBlocked: (db, now, next) =>
    next !== null &&
    next.title !== now?.title &&
    isTitleTaken(catalogueOf(db.catalogue), next.title, next.id),
};
