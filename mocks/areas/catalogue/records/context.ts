import type { Db } from '#mocks/core/db.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import type { Catalogue } from './catalogueTables.ts';
import type { Viewer } from './rows.ts';

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
