import { normalizeListingUrl } from '#entities/market/listingUrl.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { endNotSold } from '#mocks/areas/market/records/decisionRecords.ts';
import { findCompetitorOf, findPlaceProblem, findProduct } from '#mocks/areas/market/records/listingPlace.ts';
import { toMatch } from '#mocks/areas/market/records/matchRecords.ts';
import { changeListing, logMatch, marketWriter } from '#mocks/areas/market/records/matchWriting.ts';
import { addListing } from '#mocks/areas/market/records/newListing.ts';
import { addReading, readingChange, refusedReading } from '#mocks/areas/market/records/readingWriting.ts';
import type { CompetitorRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { oneLine } from '#mocks/core/plainText.ts';
import {
  notFound,
  unknownReference,
  unprocessable,
  versionConflict,
  wrongState,
} from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

function findCompetitorProblem(competitor: CompetitorRecord | undefined): FieldProblem | undefined {
  const field = 'url';
  if (!competitor) return { field, code: 'unknown_competitor', message: 'is not the domain of a competitor' };
  return competitor.archivedAt === null
    ? undefined
    : { field, code: 'archived_competitor', message: 'is the domain of an archived competitor' };
}

export const matchWrites = {
  createMatch: (call) => {
    const { me, body } = call;
    const refusal = missingPermission(me, permissions.competitorManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const { market } = catalogue;
    const url = normalizeListingUrl(body.url);
    if (url === null)
      return unprocessable({ field: 'url', code: 'invalid', message: 'is no address of a page' });
    const product = findProduct(catalogue, body.productId);
    const competitor = findCompetitorOf(market, url);
    const problems = [
      product ? [] : unknownReference('productId', 'There is no such product'),
      findCompetitorProblem(competitor) ??
        findPlaceProblem(market, { url, productId: body.productId }, 'url') ??
        [],
      refusedReading(body.reading, viewer.now, 'reading.'),
    ].flat();
    if (problems.length > 0 || !competitor) return unprocessable(...problems);
    const by = actorOf(me.account);
    const writer = marketWriter(call, context);
    const id = catalogue.nextId('lst');
    const reading = addReading(catalogue, id, body.reading, { method: 'manual', by, now: viewer.now });
    const listing = addListing(writer, {
      id,
      productId: body.productId,
      competitorId: competitor.id,
      url,
      listingTitle: oneLine(body.listingTitle).trim(),
      matchType: body.matchType,
      packFactor: body.packFactor,
      source: 'manual',
      lastSeenAt: reading.capturedAt,
    });
    logMatch(writer, null, listing, { action: 'create', extra: [readingChange(undefined, reading)] });
    endNotSold(writer, listing);
    return { status: 201, body: toMatch(context, listing), ...locationOf(`/matches/${id}`) };
  },

  updateMatch: (call) => {
    const { me, path, body } = call;
    const refusal = missingPermission(me, permissions.competitorManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue } = context;
    const listing = catalogue.market.listings.get(path.matchId);
    if (!listing) return notFound();
    const current = toMatch(context, listing);
    if (listing.status === 'rejected') return wrongState(current, 'A rejected match is restored first.');
    if (listing.version !== body.version) return versionConflict(current, listing.updatedBy?.name);
    const { productId = listing.productId, matchType = listing.matchType } = body;
    const { packFactor = listing.packFactor } = body;
    if (productId !== listing.productId) {
      if (!findProduct(catalogue, productId))
        return unprocessable(unknownReference('productId', 'There is no such product'));
      const problem = findPlaceProblem(catalogue.market, { url: listing.url, productId }, 'productId');
      if (problem) return unprocessable(problem);
    }
    const after = changeListing(marketWriter(call, context), listing, { productId, matchType, packFactor });
    return { status: 200, body: toMatch(context, after) };
  },
} satisfies Partial<Area<'matches'>>;
