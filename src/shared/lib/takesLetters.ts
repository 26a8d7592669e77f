const noText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file', 'color'];
const letterRoles = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'menu', 'listbox', 'tree'];

const letterTakers = [
  `input${noText.map((type) => `:not([type=${type}])`).join('')}`,
  'textarea, select, [contenteditable]:not([contenteditable=false])',
  ...letterRoles.map((role) => `[role=${role}]`),
].join(', ');

/** Whether letters are for what has the focus: it is typed into, or it jumps to the entry that begins with them. */
export function takesLetters(target: Element): boolean {
  return target.closest(letterTakers) !== null;
}
