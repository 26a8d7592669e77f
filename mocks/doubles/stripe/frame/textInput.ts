import { digitsOf } from './cardRules.ts';

/** An input for digits that writes them as `shape` does and leaves the cursor behind the digit it stood behind. */
export function textInput(autocomplete: AutoFill, shape?: (text: string) => string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'text';
  input.autocomplete = autocomplete;
  input.spellcheck = false;
  if (!shape) return input;
  input.inputMode = 'numeric';
  input.addEventListener('input', (event) => {
    const { value } = input;
    const at = input.selectionStart ?? value.length;
    const atEnd = at === value.length;
    const before = digitsOf(value.slice(0, at)).length;
    // Taking away the space of a group would put it back at once.
    const removing = event instanceof InputEvent && event.inputType.startsWith('delete');
    input.value = removing && atEnd ? value : shape(value);
    if (atEnd) return;
    let digits = 0;
    const shown = Array.from(input.value);
    const end = shown.findIndex((letter) => {
      if (/\d/.test(letter)) digits += 1;
      return digits >= before;
    });
    const cursor = before === 0 ? 0 : end + 1;
    input.setSelectionRange(cursor, cursor);
  });
  return input;
}
