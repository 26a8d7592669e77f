import { queryClient } from '#api/queryClient.ts';
import { session } from '#session/session.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { whenIdle } from '#shared/lib/whenIdle.ts';

// Part of the signed-in branch, where the cache is: nothing before sign-in needs it.
session.connect({
  clearCache: () => queryClient.clear(),
  pendingWrites: () => queryClient.isMutating(), // E94
});
whenIdle(() => void loadExtra(() => import('./connectLateWork.ts')).catch(() => undefined));
