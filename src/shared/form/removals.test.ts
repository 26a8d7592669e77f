import { beforeEach, expect, test } from 'vitest';
import { removalAfter, removalOf, removalsIn, setRemoval } from './removals.ts';

const holds = (value: string, ...removed: string[]) => ({ label: 'Price', value, removed });
const comma = holds('1250', ',');

test.each([
  ['nothing dropped, nothing to say', null, holds('12'), null],
  ['E122 a comma', null, comma, comma],
  ['E122 typing on does not settle it', holds('12', ','), holds('125'), holds('125', ',')],
  ['each character once', comma, holds('12', ',', '€'), holds('12', ',', '€')],
  ['E122 a minus before the first digit', holds('', '-'), holds('5'), holds('5', '-')],
  ['a letter in an empty field', null, holds('', 'x'), holds('', 'x')],
  ['an input method tells the same text twice', holds('', '，'), holds(''), holds('', '，')],
  ['emptying the field settles it', comma, holds(''), null],
  ['the dot that was asked for settles a comma', comma, holds('12.50'), null],
  ['E122 a dot that was there before does not', holds('1.23450', ','), holds('1.2345'), holds('1.2345', ',')],
  ['a dot does not settle a minus', holds('5', '-'), holds('5.0'), holds('5.0', '-')],
  ['what is dropped with the dot is news', comma, holds('12.50', ','), holds('12.50', ',')],
])('%s', (_, before, edit, after) => {
  expect(removalAfter(before, edit)).toEqual(after);
});

let form: HTMLFormElement;
let price: HTMLInputElement;

beforeEach(() => {
  form = document.createElement('form');
  price = document.createElement('input');
  form.append(document.createElement('button'), price, document.createElement('input'));
  price.value = '1250';
});

test('a form knows which of its numbers are not what was typed', () => {
  expect(removalsIn(form)).toEqual([]);
  setRemoval(price, comma);
  expect(removalsIn(form)).toEqual([{ input: price, removal: comma }]);
  setRemoval(price, null);
  expect(removalsIn(form)).toEqual([]);
});

test('a field that was given another value has nothing to tell, an empty one nothing to confirm', () => {
  setRemoval(price, comma);
  price.value = '3';
  expect(removalOf(price)).toBeNull();
  expect(removalsIn(form)).toEqual([]);
  setRemoval(price, holds('', '-'));
  price.value = '';
  expect(removalOf(price)).not.toBeNull();
  expect(removalsIn(form)).toEqual([]);
});
