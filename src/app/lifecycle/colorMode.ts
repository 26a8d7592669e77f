import { useSyncExternalStore } from 'react';
import { layoutStore } from '#app/shell/layoutStore.ts';

export type ColorMode = 'light' | 'dark';

const mode = (): ColorMode => layoutStore.getSnapshot().settings.mode;
const prerendered = (): ColorMode => 'light';

/** Light or dark, for pages that know nothing else of the layout. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(layoutStore.subscribe, mode, prerendered);
}

export function toggleColorMode(): void {
  layoutStore.set({ mode: mode() === 'dark' ? 'light' : 'dark' });
}
