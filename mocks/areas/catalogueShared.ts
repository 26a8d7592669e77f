import { catalogueOf, type Catalogue } from '#mocks/catalogue/catalogue.ts';
import type { Eyes } from '#mocks/catalogue/rows.ts';
import type { Db } from '#mocks/db.ts';
import { may, refusedWithout } from '#mocks/may.ts';
import type { SignedIn } from '#mocks/types.ts';
import { advanceJobs } from '#mocks/work/jobs.ts';
import { nodes } from '#session/nodes.ts';

/** Whose call it is, and in which mock session. */
export interface Asked {
  db: Db;
  me: SignedIn;
}

/** What most calls about the catalogue begin with. */
export interface Desk {
  catalogue: Catalogue;
  eyes: Eyes;
}

/** Jobs go on while people work: what is due of them is done before a call is answered. */
export function deskOf({ db, me }: Asked): Desk {
  advanceJobs(db);
  return { catalogue: catalogueOf(db.catalogue), eyes: { costs: may(me, nodes.viewCosts), now: Date.now() } };
}

/** The catalogue is for those who have the SKU manager or the price slabs. */
export function refusedReader(me: SignedIn): ReturnType<typeof refusedWithout> {
  return may(me, nodes.priceSlabs) ? undefined : refusedWithout(me, nodes.skuManager);
}
