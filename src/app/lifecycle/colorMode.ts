import { useSyncExternalStore } from 'react';
import { storage } from '#shared/lib/storage.ts';
import { layoutDefaults } from '#shared/lib/storageKeys.ts';

export type ColorMode = 'light' | 'dark';

/** The root element carries it (D26), from the first paint on and after a session has cleared the storage. */
export const getColorMode = (): ColorMode =>
  document.documentElement.dataset.mode === 'dark' ? 'dark' : 'light';
const prerendered = (): ColorMode => 'light';

const listeners = new Set<() => void>();

/** @returns ends the listening */
export function onColorModeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Light or dark, for the public pages: they know nothing else of the layout, whose store comes with the panel. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(onColorModeChange, getColorMode, prerendered);
}

export function setColorMode(mode: ColorMode): void {
  document.documentElement.dataset.mode = mode;
  for (const listener of listeners) listener();
}

export function toggleColorMode(): void {
  const next = getColorMode() === 'dark' ? 'light' : 'dark';
  storage.set('layout', { ...(storage.get('layout') ?? layoutDefaults), mode: next });
  setColorMode(next);
}
