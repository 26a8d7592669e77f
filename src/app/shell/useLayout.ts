import { useSyncExternalStore } from 'react';
import { layoutStore } from './layoutStore.ts';
import type { LayoutView } from './layoutRules.ts';

export function useLayout(): LayoutView {
  return useSyncExternalStore(layoutStore.subscribe, layoutStore.getSnapshot);
}
