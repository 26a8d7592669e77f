import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { authorOf, fieldChanges, logActivity } from '#mocks/areas/activity/log.ts';
import type { SavedView } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { versionConflict, notFound, notOwner, takenResponse } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { canQuery } from '#mocks/core/withheld.ts';
import type { ViewRecord } from '#mocks/areas/work/records/state.ts';
import { locationOf } from '#mocks/core/route.ts';

function toSavedView({ view, username, defaultFor }: ViewRecord, me: string): SavedView {
  return { ...view, mine: username === me, isDefault: defaultFor.includes(me) };
}

/** A screen opens with one view of a person's. */
function setDefault(db: Db, record: ViewRecord, me: string, isDefault: boolean): void {
  for (const one of Object.values(db.work.views)) {
    if (one === record || (isDefault && one.view.screen === record.view.screen)) {
      one.defaultFor = one.defaultFor.filter((name) => name !== me);
    }
  }
  if (isDefault) record.defaultFor.push(me);
}

function isNameTaken(db: Db, me: string, screen: string, name: string, ownId?: string): boolean {
  return Object.values(db.work.views).some(
    ({ id, username, view }) =>
      id !== ownId &&
      username === me &&
      view.screen === screen &&
      view.name.toLowerCase() === name.toLowerCase(),
  );
}

const NOT_OWNER_MESSAGE = 'Only its owner may change a view.';

/** A view that somebody sees: his own, and those that are shared. */
function findVisibleView(db: Db, me: string, id: string): ViewRecord | undefined {
  const record = Object.hasOwn(db.work.views, id) ? db.work.views[id] : undefined;
  return record?.username === me || record?.view.scope === 'shared' ? record : undefined;
}

const loggedFields = ['name', 'query', 'columns', 'density', 'scope'];

const entityOf = ({ id, view }: ViewRecord) =>
  ({ entityType: 'view', entityId: id, entityLabel: view.name }) as const;

export const views = {
  listViews: ({ db, me, query }) => {
    const { username } = me.account;
    const items = Object.values(db.work.views)
      .filter(
        (one) =>
          one.view.screen === query.screen &&
          (one.username === username || one.view.scope === 'shared') &&
          canQuery(me, one.view.query),
      )
      .map((one) => toSavedView(one, username))
      .sort((a, b) => a.name.localeCompare(b.name));
    return { status: 200, body: { items } };
  },

  createView: (call) => {
    const { db, me, body } = call;
    const { username } = me.account;
    const { isDefault, ...fields } = body;
    const name = fields.name.trim();
    if (isNameTaken(db, username, fields.screen, name)) return takenResponse('name');
    const id = catalogueOf(db.catalogue).nextId('view');
    const view = { ...fields, name, id, owner: actorOf(me.account), version: 1 };
    const record: ViewRecord = { id, username, view, defaultFor: [] };
    db.work.views[id] = record;
    setDefault(db, record, username, isDefault);
    logActivity(db, authorOf(call), { action: 'create', ...entityOf(record) });
    return { status: 201, body: toSavedView(record, username), ...locationOf(`/views/${id}`) };
  },

  updateView: (call) => {
    const { db, me, path, body } = call;
    const { username } = me.account;
    const record = findVisibleView(db, username, path.viewId);
    if (!record) return notFound();
    if (record.username !== username) return notOwner(NOT_OWNER_MESSAGE);
    const { version, isDefault, ...fields } = body;
    if (version !== record.view.version) return versionConflict(toSavedView(record, username));
    const name = fields.name.trim();
    if (isNameTaken(db, username, record.view.screen, name, record.id)) return takenResponse('name');
    const before = record.view;
    record.view = { ...before, ...fields, name, version: version + 1 };
    setDefault(db, record, username, isDefault);
    const changes = fieldChanges(before, record.view, loggedFields);
    logActivity(db, authorOf(call), { action: 'update', ...entityOf(record), changes });
    return { status: 200, body: toSavedView(record, username) };
  },

  deleteView: (call) => {
    const { db, me, path } = call;
    const { username } = me.account;
    const record = findVisibleView(db, username, path.viewId);
    if (!record) return notFound();
    if (record.username !== username) return notOwner(NOT_OWNER_MESSAGE);
    Reflect.deleteProperty(db.work.views, record.id);
    logActivity(db, authorOf(call), { action: 'delete', ...entityOf(record) });
    return { status: 200, body: { id: record.id } };
  },
} satisfies Partial<Area<'work'>>;
