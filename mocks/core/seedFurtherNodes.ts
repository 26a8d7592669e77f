import { childNodes, seedNodes, type NodeRecord } from './permissionNodes.ts';

/** What the large data has beside the panel's own tree: areas of other programs, by title, each with its actions. */
const areas: Readonly<Record<string, readonly string[]>> = {
  Warehouse: ['Receive', 'Ship'],
  Purchasing: ['Order', 'Approve'],
  Production: ['Release'],
  Artwork: ['Approve'],
  Reports: ['Export'],
  Returns: [],
};
const FIRST = 101;
const rootId = `nod-${FIRST}`;

/** With the panel's 46 nodes a large tree has 60; no role but the administrators' grants these. */
export function furtherNodes(): NodeRecord[] {
  const shared = { route: null, description: '', isSystem: false, version: 1 } as const;
  const position = childNodes([...seedNodes.values()], null).length + 1;
  const records: NodeRecord[] = [
    { id: rootId, title: 'Operations', type: 'menu', parentId: null, position, ...shared },
  ];
  const add = (node: Pick<NodeRecord, 'title' | 'type' | 'parentId' | 'position'>): string => {
    const id = `nod-${FIRST + records.length}`;
    records.push({ id, ...node, ...shared });
    return id;
  };
  for (const [index, [title, actions]] of Object.entries(areas).entries()) {
    const parentId = add({ title, type: 'page', parentId: rootId, position: index + 1 });
    for (const [at, action] of actions.entries())
      add({ title: `${title}: ${action}`, type: 'action', parentId, position: at + 1 });
  }
  return records;
}
