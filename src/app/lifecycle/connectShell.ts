import { queryClient } from '#api/queryClient.ts';
import { layoutStore } from '#app/shell/layout/layoutStore.ts';
import { session } from '#session/session.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { whenIdle } from '#shared/lib/whenIdle.ts';
import { getColorMode, onColorModeChange } from './colorMode.ts';

// Part of the private branch, where the cache and the layout are: nothing before sign-in needs them.
session.connect({
  clearCache: () => queryClient.clear(),
  refreshCache: () => void queryClient.invalidateQueries(),
  pendingWrites: () => queryClient.isMutating(), // E94
});
whenIdle(() => void loadExtra(() => import('./connectLateWork.ts')).catch(() => undefined));

// The public pages know the colours only, and may have changed them.
onColorModeChange(() => layoutStore.set({ mode: getColorMode() }));
// D14: the guard has cleared what was stored; what the page still knows is stored again.
session.onSignedIn(layoutStore.remember);
