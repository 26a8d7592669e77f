import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { SavedSearch } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, notOwner, taken, unprocessable } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { canQuery } from '#mocks/core/withheld.ts';
import { permissions } from '#session/permissions.ts';
import type { SavedSearchRecord } from './state.ts';
import { madeAt } from '#mocks/core/route.ts';

/** The contract's limit per person. */
const MOST = 100;

const shown = ({ search, username }: SavedSearchRecord, me: string): SavedSearch => ({
  ...search,
  mine: username === me,
});

export const savedSearches = {
  listSavedSearches: ({ db, me }) => {
    const refused = missingPermission(me, permissions.search);
    if (refused) return refused;
    const { username } = me.account;
    const items = Object.values(db.search.saved)
      .filter((one) => (one.username === username || one.search.shared) && canQuery(me, one.search.query))
      .map((one) => shown(one, username))
      .sort((a, b) => a.name.localeCompare(b.name));
    return { status: 200, body: { items } };
  },

  createSavedSearch: ({ db, me, body }) => {
    const refused = missingPermission(me, permissions.search);
    if (refused) return refused;
    const { username } = me.account;
    const own = Object.values(db.search.saved).filter((one) => one.username === username);
    const name = body.name.trim();
    if (own.some(({ search }) => search.name.toLowerCase() === name.toLowerCase())) return taken('name');
    if (own.length >= MOST) {
      const message = 'You can save at most 100 searches. Delete one first';
      return unprocessable({ field: 'name', code: 'too_many', message });
    }
    const id = catalogueOf(db.catalogue).nextId('search');
    const createdAt = new Date().toISOString();
    const search = { ...body, id, name, owner: actorOf(me.account), createdAt };
    const record = { id, username, search };
    db.search.saved[id] = record;
    return { status: 201, body: shown(record, username), ...madeAt(`/search/saved/${id}`) };
  },

  deleteSavedSearch: ({ db, me, path }) => {
    const refused = missingPermission(me, permissions.search);
    if (refused) return refused;
    const { saved } = db.search;
    const id = path.savedSearchId;
    const record = Object.hasOwn(saved, id) ? saved[id] : undefined;
    const mine = record?.username === me.account.username;
    if (!record || !(mine || record.search.shared)) return notFound();
    if (!mine) return notOwner('Only the owner can delete a saved search.');
    Reflect.deleteProperty(saved, id);
    return { status: 200, body: { id } };
  },
} satisfies Partial<Area<'search'>>;
