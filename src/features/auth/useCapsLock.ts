import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock was on at the last key in the field, and the handlers that look. */
export function useCapsLock() {
  const [isFilterActive, setOn] = useState(false);
  const look = (event: KeyboardEvent): void => setOn(event.getModifierState('CapsLock'));
  return { isFilterActive, handlers: { onKeyDown: look, onKeyUp: look } };
}
