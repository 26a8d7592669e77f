import type { Area } from '#mocks/core/types.ts';
import { invitations } from './resolvers/invitations.ts';
import { memberAccess } from './resolvers/memberAccess.ts';
import { members } from './resolvers/members.ts';
import { nodeSync } from './resolvers/nodeSync.ts';
import { nodes } from './resolvers/nodes.ts';
import { roleReads } from './resolvers/roleReads.ts';
import { roleWrites } from './resolvers/roleWrites.ts';

/** Permission nodes, roles and the team. */
export const people: Area<'people'> = {
  ...nodes,
  ...roleReads,
  ...roleWrites,
  ...members,
  ...invitations,
  ...memberAccess,
  ...nodeSync,
};
