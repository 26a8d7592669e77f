import { aboutAccounts } from './aboutAccounts.ts';
import { aboutAnswers } from './aboutAnswers.ts';
import { aboutFailures } from './aboutFailures.ts';
import { aboutHeaders } from './aboutHeaders.ts';
import { aboutKeeping } from './aboutKeeping.ts';
import { aboutLists } from './aboutLists.ts';
import { aboutRecords } from './aboutRecords.ts';
import { aboutRequests } from './aboutRequests.ts';
import { aboutShapes } from './aboutShapes.ts';
import { aboutStated } from './aboutStated.ts';
import { aboutTokens } from './aboutTokens.ts';
import { aboutWrites } from './aboutWrites.ts';
import type { FaultyServer } from './faultyServer.ts';

/** Every way to break the contract that the checks are known to catch. */
export const catalogue: readonly FaultyServer[] = [
  ...aboutShapes,
  ...aboutAnswers,
  ...aboutFailures,
  ...aboutHeaders,
  ...aboutTokens,
  ...aboutRequests,
  ...aboutLists,
  ...aboutWrites,
  ...aboutRecords,
  ...aboutKeeping,
  ...aboutAccounts,
  ...aboutStated,
];
