import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { checkNodes } from '#mocks/areas/people/records/nodeCheck.ts';
import { planSync } from '#mocks/areas/people/records/nodeSync.ts';
import { listNodes } from '#mocks/areas/people/records/nodeTree.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { NodeDiff, NodeFileEntry } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { peopleTables } from '#mocks/core/people.ts';
import { notFound } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { logNode, missingNodeRead, refuseForeignTitle } from './nodes.ts';

/** A plan is known for half an hour. */
const PLAN_LIFE_MS = 30 * 60 * 1000;

/** Another text whenever a node changed, came or went. */
function treeStateOf(db: Db): string {
  const { nodes } = peopleTables(db.people);
  return JSON.stringify(nodes.all().map(({ id, version, position }) => [id, version, position]));
}

/** The difference that a file makes, and the plan by which it can be applied. */
function preview(db: Db, entries: NodeFileEntry[]): NodeDiff {
  const { nodePlans } = db.people;
  const now = Date.now();
  for (const [id, plan] of Object.entries(nodePlans)) {
    if (plan.expiresAt < now) Reflect.deleteProperty(nodePlans, id);
  }
  const plan = planSync(peopleTables(db.people).nodes.all(), entries);
  const { create, change, problems, unchanged, notInFile } = plan;
  const expiresAt = now + PLAN_LIFE_MS;
  const expiry = new Date(expiresAt).toISOString();
  if (problems.length > 0) {
    return { syncId: null, expiresAt: expiry, create, change, problems, unchanged, notInFile };
  }
  const syncId = catalogueOf(db.catalogue).nextId('sync');
  nodePlans[syncId] = { entries, treeState: treeStateOf(db), expiresAt };
  return { syncId, expiresAt: expiry, create, change, problems, unchanged, notInFile };
}

export const nodeSync = {
  checkPermissionNodes: ({ db, me, body }) =>
    missingNodeRead(me) ?? {
      status: 200,
      body: checkNodes(listNodes(peopleTables(db.people)), body.titles),
    },

  previewNodeSync: ({ db, me, body }) =>
    missingPermission(me, permissions.permissionNodesEdit) ?? { status: 200, body: preview(db, body.nodes) },

  applyNodeSync: (call) => {
    const { db, me, path } = call;
    const refusal = missingPermission(me, permissions.permissionNodesEdit);
    if (refusal) return refusal;
    const plan = Object.hasOwn(db.people.nodePlans, path.syncId)
      ? db.people.nodePlans[path.syncId]
      : undefined;
    if (!plan || plan.expiresAt < Date.now()) return notFound();
    if (plan.treeState !== treeStateOf(db)) {
      const current = { ...preview(db, plan.entries) };
      return { status: 409, body: { ...examples.nodePlanChanged, current } };
    }
    const tables = peopleTables(db.people);
    const before = new Map(tables.nodes.all().map((node) => [node.id, node]));
    const catalogue = catalogueOf(db.catalogue);
    const { records } = planSync([...before.values()], plan.entries, () => catalogue.nextId('nod'));
    for (const node of records) {
      const old = before.get(node.id);
      const foreign = old && refuseForeignTitle(call, old, node);
      if (foreign) return foreign;
    }
    for (const node of records) {
      const old = before.get(node.id) ?? null;
      tables.nodes.put(node);
      if (node.version !== old?.version) logNode(call, old, node);
    }
    return { status: 200, body: { items: listNodes(tables) } };
  },
} satisfies Partial<Area<'people'>>;
