import type { Area } from '#mocks/core/types.ts';
import { nodeSync } from './resolvers/nodeSync.ts';
import { nodes } from './resolvers/nodes.ts';

/** Permission nodes, roles and the team. */
export const people: Area<'people'> = {
  ...nodes,
  ...nodeSync,
};
