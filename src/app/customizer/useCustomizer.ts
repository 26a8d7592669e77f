import { useSyncExternalStore } from 'react';
import { customizerStore, type CustomizerStage } from './customizerStore.ts';

export function useCustomizer(): CustomizerStage {
  return useSyncExternalStore(customizerStore.subscribe, customizerStore.getSnapshot);
}
