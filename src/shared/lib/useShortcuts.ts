import { useEffect, useId } from 'react';
import { shortcuts, type Shortcut, type ShortcutScope } from './shortcuts.ts';

/**
 * Keyboard shortcuts that hold while the component is on the page; `?` lists them. Characters alone do nothing while
 * something is typed, and can be turned off by the person.
 */
export function useShortcuts(list: readonly Shortcut[], scope: ShortcutScope = 'screen'): void {
  const id = useId();
  // With every render: what they do may close over what has changed.
  useEffect(() => shortcuts.put(id, scope, list));
  useEffect(() => () => shortcuts.drop(id), [id]);
}
