import { isMac } from './isMac.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The name of what is pressed: `j`, `?`, `Enter`, `Space`, `Shift+x`, `Alt+ArrowDown`, `Mod+k`. `Mod` is Ctrl, on a Mac
 * ⌘. Letters are small, and Shift counts only where it does not make another sign.
 */
export function pressedKeys(press: KeyPress, mac: boolean = isMac()): string {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = press;
  // A Russian or Greek keyboard has other letters on the same keys; a Mac makes signs of Alt and a letter.
  const key = /^[ -~]+$/.test(press.key) ? press.key : (/^Key([A-Z])$/.exec(code)?.[1] ?? press.key);
  const isLetter = /^[a-z]$/i.test(key);
  const shifts = shiftKey && (isLetter || key.length > 1);
  return [
    ...(mac && ctrlKey ? ['Ctrl'] : []),
    ...(metaKey || (!mac && ctrlKey) ? ['Mod'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shifts ? ['Shift'] : []),
    key === ' ' ? 'Space' : isLetter ? key.toLowerCase() : key,
  ].join('+');
}

/** WCAG 2.1.4: characters without Ctrl, ⌘ or Alt, one or two after each other, pressed by accident or by speech. */
export function isSingleKey(keys: string): boolean {
  return /^((Shift\+)?.|. .)$/.test(keys) || keys === 'Space';
}

const noText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color'];
const letterRoles = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'menu', 'listbox', 'tree'];

/** What takes letters for itself: it is typed into, or it jumps to the entry that begins with them. */
const takesLetters = [
  `input${noText.map((type) => `:not([type=${type}])`).join('')}`,
  'textarea, select, [contenteditable]:not([contenteditable=false])',
  ...letterRoles.map((role) => `[role=${role}]`),
  '[data-takes-letters]',
].join(', ');

/** What Enter and the space bar press. */
const pressable = 'a[href], button, input, summary, [role=button], [role=tab], [role=switch]';

/** Whether keys that are pressed while `target` has the focus may mean a shortcut. */
export function canBeShortcut(keys: string, target: EventTarget | null, singleKeys: boolean): boolean {
  // Held together with Ctrl, ⌘ or Alt they type nothing.
  if (/^(Mod|Ctrl|Alt)\+/.test(keys)) return true;
  if (isSingleKey(keys) && !singleKeys) return false;
  if (!(target instanceof Element)) return true;
  const ownKeys = /^(Enter|Space)$/.test(keys) ? `${takesLetters}, ${pressable}` : takesLetters;
  return target.closest(ownKeys) === null;
}
