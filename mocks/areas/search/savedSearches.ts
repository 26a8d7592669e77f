import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import type { SavedSearch } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, notOwner, takenResponse, unprocessable } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { canQuery } from '#mocks/core/withheld.ts';
import { permissions } from '#session/permissions.ts';
import type { SavedSearchRecord } from './state.ts';
import { locationOf } from '#mocks/core/route.ts';

/** The contract's limit per person. */
const MAX_SEARCHES = 100;

const toSavedSearch = ({ search, username }: SavedSearchRecord, me: string): SavedSearch => ({
  ...search,
  mine: username === me,
});

const entityOf = ({ id, search }: SavedSearchRecord) =>
  ({ entityType: 'savedSearch', entityId: id, entityLabel: search.name }) as const;

export const savedSearches = {
  listSavedSearches: ({ db, me }) => {
    const refusal = missingPermission(me, permissions.search);
    if (refusal) return refusal;
    const { username } = me.account;
    const items = Object.values(db.search.saved)
      .filter((one) => (one.username === username || one.search.shared) && canQuery(me, one.search.query))
      .map((one) => toSavedSearch(one, username))
      .sort((a, b) => a.name.localeCompare(b.name));
    return { status: 200, body: { items } };
  },

  createSavedSearch: (call) => {
    const { db, me, body } = call;
    const refusal = missingPermission(me, permissions.search);
    if (refusal) return refusal;
    const { username } = me.account;
    const ownSearches = Object.values(db.search.saved).filter((one) => one.username === username);
    const name = body.name.trim();
    if (ownSearches.some(({ search }) => search.name.toLowerCase() === name.toLowerCase()))
      return takenResponse('name');
    if (ownSearches.length >= MAX_SEARCHES) {
      const message = 'You can save at most 100 searches. Delete one first';
      return unprocessable({ field: 'name', code: 'too_many', message });
    }
    const id = catalogueOf(db.catalogue).nextId('search');
    const createdAt = new Date().toISOString();
    const search = { ...body, id, name, owner: actorOf(me.account), createdAt };
    const record = { id, username, search };
    db.search.saved[id] = record;
    logActivity(db, authorOf(call), { action: 'create', ...entityOf(record) });
    return { status: 201, body: toSavedSearch(record, username), ...locationOf(`/search/saved/${id}`) };
  },

  deleteSavedSearch: (call) => {
    const { db, me, path } = call;
    const refusal = missingPermission(me, permissions.search);
    if (refusal) return refusal;
    const { saved } = db.search;
    const id = path.savedSearchId;
    const record = Object.hasOwn(saved, id) ? saved[id] : undefined;
    const isMine = record?.username === me.account.username;
    if (!record || !(isMine || record.search.shared)) return notFound();
    if (!isMine) return notOwner('Only the owner can delete a saved search.');
    Reflect.deleteProperty(saved, id);
    logActivity(db, authorOf(call), { action: 'delete', ...entityOf(record) });
    return { status: 200, body: { id } };
  },
} satisfies Partial<Area<'search'>>;
