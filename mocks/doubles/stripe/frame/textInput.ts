import { digitsOf } from './cardRules.ts';

/** An input for digits that writes them as `shape` does and leaves the cursor behind the digit it stood behind. */
export function textInput(autocomplete: AutoFill, format?: (text: string) => string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'text';
  input.autocomplete = autocomplete;
  input.spellcheck = false;
  if (!format) return input;
  input.inputMode = 'numeric';
  input.addEventListener('input', (event) => {
    const { value } = input;
    const position = input.selectionStart ?? value.length;
    const isAtEnd = position === value.length;
    const digitsBefore = digitsOf(value.slice(0, position)).length;
    // Taking away the space of a group would put it back at once.
    const isDeletion = event instanceof InputEvent && event.inputType.startsWith('delete');
    input.value = isDeletion && isAtEnd ? value : format(value);
    if (isAtEnd) return;
    let digits = 0;
    const characters = Array.from(input.value);
    const end = characters.findIndex((letter) => {
      if (/\d/.test(letter)) digits += 1;
      return digits >= digitsBefore;
    });
    const cursor = digitsBefore === 0 ? 0 : end + 1;
    input.setSelectionRange(cursor, cursor);
  });
  return input;
}
