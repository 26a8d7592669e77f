import { queryClient } from '#api/queryClient.ts';
import { session } from '#session/session.ts';
import { notifyLateOutcomes } from './lateOutcomes.ts';
import { createLateWrites } from './lateWrites.ts';

const { follow } = createLateWrites(queryClient.getMutationCache(), notifyLateOutcomes);

session.connect({ followWrites: follow });
session.subscribe(notifyLateOutcomes);
notifyLateOutcomes();
