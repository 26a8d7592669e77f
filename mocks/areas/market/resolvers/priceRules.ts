import { inPriorityOrder } from '#entities/market/priceRules.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { previewPriceRule } from '#mocks/areas/market/records/priceRulePreview.ts';
import {
  findPriceRuleProblems,
  findPriceTermProblems,
  removePriceRule,
  savePriceRule,
  toPriceRules,
} from '#mocks/areas/market/records/priceRuleRecords.ts';
import type { PriceRuleRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { PriceRule } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, unknownReference, unprocessable, versionConflict } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { mayNotSeeRules } from './priceSuggestions.ts';

const mayNotChangeRules = (me: SignedIn) =>
  missingPermission(me, permissions.competitorAdminRules) ?? missingPermission(me, permissions.viewCosts);

function toPriceRule(context: RequestContext, record: PriceRuleRecord): PriceRule {
  const [rule] = toPriceRules(context, [record]);
  return rule ?? { ...record, affected: 0 };
}

/** Rules that suggest prices. */
export const priceRuleRecords: Omit<Area<'priceRules'>, 'listPriceSuggestions' | 'draftPriceSuggestions'> = {
  listPriceRules: (call) => {
    const refusal = mayNotSeeRules(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const items = toPriceRules(context, inPriorityOrder(context.catalogue.market.priceRules.all()));
    return { status: 200, body: { items } };
  },

  createPriceRule: (call) => {
    const refusal = mayNotChangeRules(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const problems = findPriceRuleProblems(context.catalogue, call.body);
    if (problems.length > 0) return unprocessable(...problems);
    const id = context.catalogue.nextId('prr');
    const created = savePriceRule(call, context, null, { ...call.body, id, state: 'draft' });
    return { status: 201, body: toPriceRule(context, created), ...locationOf(`/price-rules/${id}`) };
  },

  getPriceRule: (call) => {
    const refusal = mayNotSeeRules(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.priceRules.get(call.path.priceRuleId);
    return record ? { status: 200, body: toPriceRule(context, record) } : notFound();
  },

  replacePriceRule: (call) => {
    const refusal = mayNotChangeRules(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.priceRules.get(call.path.priceRuleId);
    if (!record) return notFound();
    const { version, state, ...content } = call.body;
    if (record.version !== version)
      return versionConflict(toPriceRule(context, record), record.updatedBy.name);
    const problems = findPriceRuleProblems(context.catalogue, content, record.id);
    if (problems.length > 0) return unprocessable(...problems);
    const after = savePriceRule(call, context, record, { ...content, state, id: record.id });
    return { status: 200, body: toPriceRule(context, after) };
  },

  deletePriceRule: (call) => {
    const refusal = mayNotChangeRules(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.priceRules.get(call.path.priceRuleId);
    if (!record) return notFound();
    if (record.version !== call.query.version)
      return versionConflict(toPriceRule(context, record), record.updatedBy.name);
    removePriceRule(call, context, record);
    return { status: 200, body: { id: record.id } };
  },

  previewPriceRule: (call) => {
    const refusal = mayNotChangeRules(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue } = context;
    const { ruleId } = call.body;
    const isGone = ruleId !== null && !catalogue.market.priceRules.get(ruleId);
    const problems = [
      ...(isGone ? [unknownReference('ruleId', 'is not there')] : []),
      ...findPriceTermProblems(catalogue, call.body),
    ];
    if (problems.length > 0) return unprocessable(...problems);
    return { status: 200, body: previewPriceRule(context, call.body) };
  },
};
