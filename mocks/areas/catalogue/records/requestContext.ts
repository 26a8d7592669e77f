import { catalogueOf } from './catalogueTables.ts';
import type { RequestContext, SignedInCall } from './context.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { advanceJobs } from '#mocks/areas/work/records/jobs.ts';
import { permissions } from '#session/permissions.ts';

/** Jobs go on while people work: what is due of them is done before a call is answered. */
export function requestContext({ db, me }: Pick<SignedInCall, 'db' | 'me'>): RequestContext {
  advanceJobs(db);
  return {
    catalogue: catalogueOf(db.catalogue),
    viewer: { costs: hasPermission(me, permissions.viewCosts), now: Date.now() },
  };
}

/** A product beside its market is for those who read the catalogue, and for those who read the analysis. */
export function missingProductPermission(me: SignedIn): ReturnType<typeof missingPermission> {
  return hasPermission(me, permissions.competitorDashboard) ? undefined : missingReadPermission(me);
}

/** What competitors ask is for those who have the price slabs or the analysis. */
export function missingMarketPermission(me: SignedIn): ReturnType<typeof missingPermission> {
  return hasPermission(me, permissions.competitorDashboard)
    ? undefined
    : missingPermission(me, permissions.priceSlabs);
}

/** The catalogue is for those who have the SKU manager or the price slabs. */
export function missingReadPermission(me: SignedIn): ReturnType<typeof missingPermission> {
  return hasPermission(me, permissions.priceSlabs)
    ? undefined
    : missingPermission(me, permissions.skuManager);
}
