import { layoutStore } from '#app/shell/layout/layoutStore.ts';
import { session } from '#session/session.ts';
import { colorMode, onColorMode } from './colorMode.ts';

// Part of the signed-in branch: of the layout the public pages know the colours only, and may have changed them.
onColorMode(() => layoutStore.set({ mode: colorMode() }));
// D14: the guard has cleared what was stored; what the page still knows is stored again.
session.onSignedIn(layoutStore.remember);
