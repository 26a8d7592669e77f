import * as z from 'zod/mini';
import type {
  PermissionNode,
  PermissionNodeInput,
  PermissionNodeType,
  PermissionNodeUpdate,
} from '#api/generated/types.gen.ts';
import { isTitleTaken } from './nodeRules.ts';

export const nodeTypes = ['menu', 'page', 'action'] as const satisfies readonly PermissionNodeType[];

/** The form of a node. Empty texts stand for what is not there. */
export interface NodeValues {
  title: string;
  type: PermissionNodeType;
  parentId: string;
  route: string;
  description: string;
}

/** Raised when a field changes its meaning: drafts of another version are not offered. */
export const NODE_FORM_VERSION = 1;

/** The contract's limits. */
const TITLE_MAX = 80;
const ROUTE_MAX = 200;
const DESCRIPTION_MAX = 500;

/** Messages are keys of `permissionNodes.json`. */
export function nodeSchema(
  nodes: readonly PermissionNode[],
  ownId?: string,
): z.ZodMiniType<NodeValues, NodeValues> {
  return z.object({
    title: z.string().check(
      z.minLength(1, 'title.missing'),
      z.maxLength(TITLE_MAX, 'title.long'),
      z.refine((title) => !isTitleTaken(nodes, title, ownId), 'title.taken'),
    ),
    type: z.enum(nodeTypes),
    parentId: z.string(),
    route: z.string().check(z.maxLength(ROUTE_MAX, 'route.wrong'), z.regex(/^(\/\S*)?$/, 'route.wrong')),
    description: z.string().check(z.maxLength(DESCRIPTION_MAX, 'description.long')),
  });
}

export const nodeValues = ({ title, type, parentId, route, description }: PermissionNode): NodeValues => ({
  ...{ title, type, description, parentId: parentId ?? '', route: route ?? '' },
});

/** What is sent for a new node. Only pages have an address. */
export const nodeInput = ({
  title,
  type,
  parentId,
  route,
  description,
}: NodeValues): PermissionNodeInput => ({
  ...{ title, type, description },
  parentId: parentId === '' ? null : parentId,
  route: type !== 'page' || route === '' ? null : route,
});

export const nodeKeys = ['title', 'type', 'route', 'description'] as const;
export type NodeKey = (typeof nodeKeys)[number];

/** What one form says otherwise than the other. */
export const differingKeys = (one: NodeValues, other: NodeValues): NodeKey[] =>
  nodeKeys.filter((key) => one[key].trim() !== other[key].trim());

/** What is sent of a change: the fields that differ. */
export function nodeUpdate(on: PermissionNode, values: NodeValues): PermissionNodeUpdate {
  const changed = differingKeys(nodeValues(on), values);
  const { title, type, route, description } = values;
  return {
    version: on.version,
    ...(changed.includes('title') ? { title } : {}),
    ...(changed.includes('type') ? { type } : {}),
    ...(changed.includes('route') ? { route: route === '' ? null : route } : {}),
    ...(changed.includes('description') ? { description } : {}),
  };
}
