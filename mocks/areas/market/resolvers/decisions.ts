import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { decisionsOf, hasMatch } from '#mocks/areas/market/records/decisionLookup.ts';
import { saveDecisions } from '#mocks/areas/market/records/decisionRecords.ts';
import { isCompared, type Market } from '#mocks/areas/market/records/marketTables.ts';
import { competitorRef, productRefOf } from '#mocks/areas/market/records/matchRecords.ts';
import { marketWriter, missingMatchPermission } from '#mocks/areas/market/records/matchWriting.ts';
import type { DecisionsRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type {
  CompetitorDecisionInput,
  CompetitorDecisions,
  FieldProblem,
} from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, unknownReference, unprocessable, versionConflict } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

function toDecisions(catalogue: Catalogue, { id, version, items }: DecisionsRecord): CompetitorDecisions {
  const compared = catalogue.market.competitors.all().filter(isCompared);
  return {
    productId: id,
    product: productRefOf(catalogue, id),
    competitors: compared.map(competitorRef).toSorted((a, b) => a.name.localeCompare(b.name)),
    version,
    items: items.map((one) => ({ ...one })),
  };
}

function findProblems(
  market: Market,
  productId: string,
  items: readonly CompetitorDecisionInput[],
): FieldProblem[] {
  return items.flatMap(({ competitorId, decision }, row) => {
    const field = `items.${row}.competitorId`;
    if (!market.competitors.get(competitorId)) return unknownReference(field, 'There is no such competitor');
    if (items.findIndex((one) => one.competitorId === competitorId) < row)
      return { field, code: 'duplicate', message: 'is named twice' };
    return decision === 'notSold' && hasMatch(market, productId, competitorId)
      ? { field: `items.${row}.decision`, code: 'matched', message: 'has a match of this product' }
      : [];
  });
}

export const decisions = {
  getCompetitorDecisions: (call) => {
    const refusal = missingMatchPermission(call.me);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const product = catalogue.products.get(call.path.productId);
    return product
      ? { status: 200, body: toDecisions(catalogue, decisionsOf(catalogue.market, product.id)) }
      : notFound();
  },

  setCompetitorDecisions: (call) => {
    const { me, path, body } = call;
    const refusal = missingPermission(me, permissions.competitorManagerDecide);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue } = context;
    const { products, market } = catalogue;
    if (!products.get(path.productId)) return notFound();
    const before = decisionsOf(market, path.productId);
    if (before.version !== body.version) return versionConflict(toDecisions(catalogue, before));
    const problems = findProblems(market, path.productId, body.items);
    if (problems.length > 0) return unprocessable(...problems);
    const decided = {
      decidedBy: actorOf(me.account),
      decidedAt: new Date(context.viewer.now).toISOString(),
    };
    const items = body.items.map(({ competitorId, decision }) => {
      const known = before.items.find((one) => one.competitorId === competitorId);
      return known?.decision === decision ? known : { competitorId, decision, ...decided };
    });
    return {
      status: 200,
      body: toDecisions(catalogue, saveDecisions(marketWriter(call, context), path.productId, items)),
    };
  },
} satisfies Partial<Area<'matches'>>;
