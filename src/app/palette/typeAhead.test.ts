import { afterEach, beforeEach, expect, test } from 'vitest';
import { typeAhead } from './typeAhead.ts';

let field: HTMLInputElement;
let close: HTMLButtonElement;
let shown = '';

/** A key pressed at an element. @returns whether it was kept */
function press(key: string, target: Element): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  return typeAhead.keep(event);
}

beforeEach(() => {
  field = document.createElement('input');
  close = document.createElement('button');
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  dialog.append(field, close);
  document.body.replaceChildren(dialog);
  shown = '';
  typeAhead.begin();
  typeAhead.into((text) => {
    shown = text;
  });
});
afterEach(() => {
  typeAhead.end();
  document.body.replaceChildren();
});

test('the field gets its keys itself once it shows the buffered letters', () => {
  press('p', document.body);
  field.value = shown;
  field.select();
  expect(press('r', field)).toBe(false);
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
  expect(press('i', document.body)).toBe(false);
  expect(shown).toBe('p');
});

test('a button of the dialog gets its keys itself', () => {
  press('p', document.body);
  expect(press('Enter', close)).toBe(false);
});
