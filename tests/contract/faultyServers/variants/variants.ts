import { changes } from './changes.ts';
import { creations } from './creations.ts';
import { deletions } from './deletions.ts';
import { lists } from './lists.ts';
import { permissionFaults } from './permissions.ts';
import { protocol } from './protocol.ts';
import { reads } from './reads.ts';
import { sessions } from './sessions.ts';
import { validation } from './validation.ts';
import type { Variant } from './variant.ts';

/** Servers that do not behave as the contract says, though each of their answers may look right. */
export const variants: readonly Variant[] = [
  ...validation,
  ...creations,
  ...changes,
  ...deletions,
  ...reads,
  ...lists,
  ...sessions,
  ...permissionFaults,
  ...protocol,
];
