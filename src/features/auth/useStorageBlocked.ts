import { useSyncExternalStore } from 'react';
import { storage } from '#shared/lib/storage.ts';

let isBlocked: boolean | undefined;

const never = (): (() => void) => () => undefined;

/** E16: whether this browser keeps nothing between pages; asked once, and not while prerendering. */
export function useStorageBlocked(): boolean {
  return useSyncExternalStore(
    never,
    () => (isBlocked ??= !storage.available()),
    () => false,
  );
}
