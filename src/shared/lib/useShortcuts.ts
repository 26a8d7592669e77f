import { useEffect, useId } from 'react';
import { shortcuts, type Shortcut } from './shortcuts.ts';

/**
 * Keyboard shortcuts of a screen that hold while the component is on the page; `?` lists them. Characters alone do
 * nothing while something is typed, and can be turned off by the person.
 */
export function useShortcuts(list: readonly Shortcut[]): void {
  const id = useId();
  // With every render: what they do may close over what has changed.
  useEffect(() => shortcuts.put(id, list));
  useEffect(() => () => shortcuts.drop(id), [id]);
}
