import type { NodeChange, NodeDiff, NodeFileEntry, NodeProblem } from '#mocks/contract/types/types.gen.ts';
import { fieldChanges } from '#mocks/areas/activity/log.ts';
import { childNodes, type NodeRecord } from '#mocks/core/permissionNodes.ts';
import { MAX_DEPTH, titleKey } from './nodeTree.ts';

/** What an import would do, and the nodes it would write; `newId` names those that are not there yet. */
export interface SyncPlan extends Omit<NodeDiff, 'syncId' | 'expiresAt'> {
  records: NodeRecord[];
}

const fields = ['title', 'type', 'parent', 'position', 'route', 'description'] as const;

interface Draft {
  record: NodeRecord;
  before: NodeRecord | undefined;
  entry: NodeFileEntry | undefined;
  parentKey: string | null;
}

type Drafts = ReadonlyMap<string, Draft>;

/** The tree with what a file says over it, by the key of the title. The first entry of a title counts. */
function layOver(
  nodes: readonly NodeRecord[],
  entries: readonly NodeFileEntry[],
  newId: (key: string) => string,
): Drafts {
  const keys = new Map(nodes.map((node) => [node.id, titleKey(node.title)]));
  const drafts = new Map<string, Draft>(
    nodes.map((node) => {
      const parentKey = node.parentId === null ? null : (keys.get(node.parentId) ?? null);
      return [titleKey(node.title), { record: node, before: node, entry: undefined, parentKey }];
    }),
  );
  for (const entry of entries) {
    const key = titleKey(entry.title);
    const found = drafts.get(key);
    if (found?.entry) continue;
    const { title, type, parent, route, description } = entry;
    const base = found?.record ?? {
      ...{ id: newId(key), parentId: null, route: null, position: 0, description: '' },
      ...{ isSystem: false, version: 0 },
    };
    const record = {
      ...base,
      title: title.trim(),
      type,
      route: route === undefined ? base.route : route,
      description: description ?? base.description,
    };
    const parentKey = parent === null ? null : titleKey(parent);
    drafts.set(key, { record, before: found?.before, entry, parentKey });
  }
  return drafts;
}

/** The keys above a draft, the nearest first; null where they go round in a circle. */
function keysAbove(drafts: Drafts, key: string): string[] | null {
  const above: string[] = [];
  for (let at = drafts.get(key)?.parentKey ?? null; at !== null; at = drafts.get(at)?.parentKey ?? null) {
    if (at === key || above.includes(at)) return null;
    above.push(at);
  }
  return above;
}

function problemOf(
  drafts: Drafts,
  nodes: readonly NodeRecord[],
  key: string,
): NodeProblem['code'] | undefined {
  const draft = drafts.get(key);
  if (!draft) return undefined;
  const { record, before, entry, parentKey } = draft;
  const parent = parentKey === null ? undefined : drafts.get(parentKey);
  if (parentKey !== null && !parent) return 'unknown_parent';
  if (before?.isSystem) {
    const parentId = parent?.record.id ?? null;
    if (record.title !== before.title || record.type !== before.type || parentId !== before.parentId) {
      return 'system_node';
    }
  }
  const above = keysAbove(drafts, key);
  if (!above) return 'cycle';
  if (parent?.record.type === 'action') return entry ? 'below_action' : undefined;
  const isKept = (child: NodeRecord): boolean => drafts.get(titleKey(child.title))?.entry === undefined;
  if (before && record.type === 'action' && childNodes(nodes, before.id).some(isKept)) return 'has_children';
  return above.length + 1 > MAX_DEPTH ? 'too_deep' : undefined;
}

/** Why a plan cannot be applied. What is wrong with a node that the file lacks is said of the entry above it. */
function listProblems(
  drafts: Drafts,
  nodes: readonly NodeRecord[],
  entries: readonly NodeFileEntry[],
): NodeProblem[] {
  const seen = new Set<string>();
  const problems = entries.flatMap(({ title }): NodeProblem[] => {
    const isTwice = seen.has(titleKey(title));
    seen.add(titleKey(title));
    return isTwice ? [{ title: title.trim(), code: 'twice' }] : [];
  });
  for (const [key, { entry }] of drafts) {
    const code = problemOf(drafts, nodes, key);
    if (code === undefined) continue;
    const blamed = entry ?? (keysAbove(drafts, key) ?? []).flatMap((one) => drafts.get(one)?.entry ?? [])[0];
    const title = blamed?.title.trim();
    if (title !== undefined && !problems.some((one) => one.title === title)) problems.push({ title, code });
  }
  const places = new Map(entries.map(({ title }, index) => [title.trim(), index]));
  return problems.toSorted((a, b) => (places.get(a.title) ?? 0) - (places.get(b.title) ?? 0));
}

/** Siblings in their new order: as they stand, then what comes to them, then each at the place that its entry names. */
function orderSiblings(siblings: readonly Draft[], parentId: string | null): Draft[] {
  const stays = ({ before }: Draft): boolean => before?.parentId === parentId;
  const standing = siblings
    .filter(stays)
    .toSorted((a, b) => (a.before?.position ?? 0) - (b.before?.position ?? 0));
  const ordered = [...standing, ...siblings.filter((one) => !stays(one))];
  const placed = siblings
    .filter(({ record, entry }) => entry?.position !== undefined && !record.isSystem)
    .toSorted((a, b) => (a.entry?.position ?? 0) - (b.entry?.position ?? 0));
  for (const one of placed) {
    ordered.splice(ordered.indexOf(one), 1);
    ordered.splice((one.entry?.position ?? 1) - 1, 0, one);
  }
  return ordered;
}

/** What importing a file would make of a tree. Nothing is written. */
export function planSync(
  nodes: readonly NodeRecord[],
  entries: readonly NodeFileEntry[],
  newId: (key: string) => string = (key) => `new ${key}`,
): SyncPlan {
  const drafts = layOver(nodes, entries, newId);
  const problems = listProblems(drafts, nodes, entries);
  const refused = new Set(problems.map(({ title }) => titleKey(title)));
  const siblingsOf = (parentKey: string | null) =>
    [...drafts.values()].filter((one) => one.parentKey === parentKey);
  const create: NodeFileEntry[] = [];
  const change: NodeChange[] = [];
  const records: NodeRecord[] = [];
  const titleOf = (id: string | null) => nodes.find((node) => node.id === id)?.title ?? null;
  const parentTitle = ({ parentKey }: Draft) =>
    parentKey === null ? null : (drafts.get(parentKey)?.record.title ?? null);

  for (const [key, draft] of drafts) {
    const { before, entry, parentKey } = draft;
    const parentId = parentKey === null ? null : (drafts.get(parentKey)?.record.id ?? null);
    const position = orderSiblings(siblingsOf(parentKey), parentId).indexOf(draft) + 1;
    const record = { ...draft.record, parentId, position };
    const { title, type, route, description } = record;
    const parent = parentTitle(draft);
    if (!before) {
      if (!refused.has(key)) create.push({ title, type, parent, position, route, description });
      records.push({ ...record, version: 1 });
      continue;
    }
    const isPlaced = entry?.position !== undefined || parentId !== before.parentId;
    const old = {
      ...before,
      parent: titleOf(before.parentId),
      position: isPlaced ? before.position : position,
    };
    const changes = entry && !refused.has(key) ? fieldChanges(old, { ...record, parent }, fields) : [];
    if (changes.length > 0) change.push({ id: before.id, title: before.title, changes });
    records.push(changes.length > 0 ? { ...record, version: before.version + 1 } : record);
  }
  const inFile = [...drafts.values()].filter(({ entry }) => entry);
  return {
    create,
    change,
    problems,
    unchanged:
      inFile.length -
      create.length -
      change.length -
      inFile.filter((one) => refused.has(titleKey(one.record.title))).length,
    notInFile: [...drafts.values()].filter(({ entry }) => !entry).map(({ record }) => record.title),
    records,
  };
}
