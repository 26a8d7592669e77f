import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import {
  addAlias,
  findAliasRefusal,
  removeAlias,
  toAlias,
} from '#mocks/areas/features/records/aliasRecords.ts';
import { findFeature, findValue } from '#mocks/areas/features/records/valueRecords.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf, sorted } from '#mocks/core/pages.ts';
import {
  notFound,
  takenProblem,
  unknownReference,
  unprocessable,
  versionConflict,
} from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { writerOf } from './featureRecords.ts';

/** Names that stand for a feature or value. */
export const featureAliases = {
  listFeatureAliases: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const { q, kind } = call.query;
    const found = catalogue.features.aliases
      .all()
      .filter((alias) => !kind || kind.includes(alias.kind))
      .map((alias) => toAlias(catalogue, alias))
      .filter(({ raw, target }) => !q || containsWords(q, raw, target.title));
    return { status: 200, body: pageOf(sorted(found, ['raw'], { raw: ({ raw }) => raw }), call.query) };
  },

  createFeatureAlias: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMergingApply);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue } = context;
    const { kind, targetId, supplierId = null, featureId = null } = call.body;
    const raw = call.body.raw.trim();
    const feature = featureId === null ? undefined : findFeature(catalogue, featureId);
    const target =
      kind === 'feature' ? findFeature(catalogue, targetId) : findValue(catalogue, targetId, feature);
    const field = 'featureId';
    const problems: FieldProblem[] = [
      ...(kind === 'value' && featureId === null
        ? [{ field, code: 'required', message: 'is needed with a value' }]
        : []),
      ...(kind === 'feature' && featureId !== null
        ? [{ field, code: 'not_allowed', message: 'belongs to a value' }]
        : []),
      ...(featureId !== null && !feature ? [unknownReference(field, 'is not there')] : []),
      ...(supplierId !== null && !catalogue.suppliers.get(supplierId)
        ? [unknownReference('supplierId', 'is not there')]
        : []),
      ...(target ? [] : [unknownReference('targetId', 'is not there')]),
    ];
    if (problems.length > 0) return unprocessable(...problems);
    const content = { kind, raw, supplierId, featureId, targetId, mergeId: null };
    const refused = findAliasRefusal(catalogue, content);
    if (refused === 'alias_exists') return unprocessable(takenProblem('raw'));
    if (refused === 'empty_raw')
      return unprocessable({ field: 'raw', code: 'invalid', message: 'has no letter and no digit' });
    if (refused !== null) return unprocessable(unknownReference('targetId', 'is not there'));
    const alias = addAlias(writerOf(call, context), content);
    return { status: 201, body: toAlias(catalogue, alias), ...locationOf('/feature-aliases') };
  },

  deleteFeatureAlias: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMergingApply);
    if (refusal) return refusal;
    const context = requestContext(call);
    const alias = context.catalogue.features.aliases.get(call.path.aliasId);
    if (!alias) return notFound();
    if (alias.version !== call.query.version)
      return versionConflict(toAlias(context.catalogue, alias), alias.createdBy.name);
    removeAlias(writerOf(call, context), alias);
    return { status: 200, body: { id: alias.id } };
  },
} satisfies Partial<Area<'features'>>;
