import { queryClient } from '#api/queryClient.ts';
import { session } from '#session/session.ts';

// Part of the signed-in branch, where the cache is: nothing before sign-in needs it.
session.connect({
  clearCache: () => queryClient.clear(),
  pendingWrites: () => queryClient.isMutating(), // E94
});
