import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { toMatch, toReading } from '#mocks/areas/market/records/matchRecords.ts';
import { changeListing, marketWriter } from '#mocks/areas/market/records/matchWriting.ts';
import {
  addReading,
  readingChange,
  readingText,
  refusedReading,
} from '#mocks/areas/market/records/readingWriting.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, unprocessable, wrongState } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

export const readings = {
  createReading: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const listing = catalogue.market.listings.get(call.path.matchId);
    if (!listing) return notFound();
    if (listing.status === 'rejected')
      return wrongState(toMatch(context, listing), 'A rejected match has no further readings.');
    const problems = refusedReading(call.body, viewer.now);
    if (problems.length > 0) return unprocessable(...problems);
    const before = catalogue.market.findSighting(listing)?.reading;
    const by = actorOf(call.me.account);
    const reading = addReading(catalogue, listing.id, call.body, { method: 'manual', by, now: viewer.now });
    changeListing(
      marketWriter(call, context),
      listing,
      {},
      { extra: [readingChange(before, reading)], isUndoable: false },
    );
    return {
      status: 201,
      body: toReading(reading),
      ...locationOf(`/matches/${listing.id}/readings/${reading.id}`),
    };
  },

  updateReading: (call) => {
    const { me, path, body } = call;
    const refusal = missingPermission(me, permissions.competitorManagerEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { market } = context.catalogue;
    const listing = market.listings.get(path.matchId);
    const reading = listing && market.readingsOf(listing).find(({ id }) => id === path.readingId);
    if (!reading) return notFound();
    const { isAnomaly } = body;
    if (isAnomaly !== reading.isAnomaly) {
      const text = readingText(reading);
      const extra = [{ field: 'anomaly', before: isAnomaly ? null : text, after: isAnomaly ? text : null }];
      const anomalies = { ...listing.anomalies, [reading.id]: isAnomaly };
      changeListing(marketWriter(call, context), listing, { anomalies }, { extra });
    }
    return { status: 200, body: toReading({ ...reading, isAnomaly }) };
  },
} satisfies Partial<Area<'matches'>>;
