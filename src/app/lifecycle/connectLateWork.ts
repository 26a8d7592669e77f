import { queryClient } from '#api/queryClient.ts';
import { session } from '#session/session.ts';
import { tellLateOutcomes } from './lateOutcomes.ts';
import { createLateWrites } from './lateWrites.ts';

const { follow } = createLateWrites(queryClient.getMutationCache(), tellLateOutcomes);

session.connect({ followWrites: follow });
session.subscribe(tellLateOutcomes);
tellLateOutcomes();
