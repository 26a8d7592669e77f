import { expect, test } from 'vitest';
import { oneLine, readBlock } from './readBlock.ts';

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['one', [['one']]],
  ['a\t\tb', [['a', '', 'b']]],
  [' 50 ', [['50']]],
])('a block of a sheet is read cell by cell: %j', (text, block) => {
  expect(readBlock(text)).toEqual(block);
});

test.each([
  ['', [['']]],
  ['\n', [['']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['a\n\n', [['a'], ['']]],
  ['a\rb', [['a'], ['b']]],
  ['a\t', [['a', '']]],
  ['a\tb\n\t', [['a', 'b']]],
  ['"a', [['"a']]],
  ['say "hi"', [['say "hi"']]],
  ['""', [['']]],
])('line ends and stray quotes break nothing: %j', (text, block) => {
  expect(readBlock(text)).toEqual(block);
});

test.each([
  ['two\r\n lines', 'two lines'],
  ['two \u2028lines\n', 'two lines'],
  ['\n one', 'one'],
  ['a\nb', 'a b'],
  ['a\n\n\nb', 'a b'],
  ['a  b', 'a  b'],
])('the text %j in one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
