import { catalogueOf, type Catalogue } from './catalogueTables.ts';
import type { Viewer } from './rows.ts';
import type { Db } from '#mocks/core/db.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { advanceJobs } from '#mocks/areas/work/records/jobs.ts';
import { permissions } from '#session/permissions.ts';

/** Whose call it is, and in which mock session. */
export interface SignedInCall {
  db: Db;
  me: SignedIn;
  request: Request;
}

/** What most calls about the catalogue begin with. */
export interface RequestContext {
  catalogue: Catalogue;
  viewer: Viewer;
}

/** Jobs go on while people work: what is due of them is done before a call is answered. */
export function requestContext({ db, me }: Pick<SignedInCall, 'db' | 'me'>): RequestContext {
  advanceJobs(db);
  return {
    catalogue: catalogueOf(db.catalogue),
    viewer: { costs: hasPermission(me, permissions.viewCosts), now: Date.now() },
  };
}

/** The catalogue is for those who have the SKU manager or the price slabs. */
export function missingReadPermission(me: SignedIn): ReturnType<typeof missingPermission> {
  return hasPermission(me, permissions.priceSlabs)
    ? undefined
    : missingPermission(me, permissions.skuManager);
}
