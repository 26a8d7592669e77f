import { useId, useLayoutEffect } from 'react';
import { shortcuts, type Shortcut } from './shortcuts.ts';

/**
 * Keyboard shortcuts of a screen that hold while the component is on the page; `?` lists them. Characters alone do
 * nothing while something is typed, and can be turned off by the person.
 */
export function useShortcuts(list: readonly Shortcut[]): void {
  const id = useId();
  // With every render, since what they do may close over what has changed; before it is painted, since somebody may press
  // a key as soon as they see it.
  useLayoutEffect(() => shortcuts.put(id, list));
  useLayoutEffect(() => () => shortcuts.drop(id), [id]);
}
