import { useSyncExternalStore } from 'react';
import type { LayoutView } from './layoutRules.ts';
import { layoutStore } from './layoutStore.ts';

export function useLayout(): LayoutView {
  return useSyncExternalStore(layoutStore.subscribe, layoutStore.getSnapshot);
}
