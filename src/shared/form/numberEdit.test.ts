import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/i18n/languages.ts';
import { knownNumberFormat, numberSigns } from '#shared/i18n/numberSigns.ts';
import { editNumber, type EditedNumber, type NumberKind, type NumberInput } from './numberEdit.ts';
import { decimalFilter, integerFilter } from './numberFilters.ts';

const empty: EditedNumber = { value: '', dropped: [], caret: 0, removed: [] };

/** Puts a text where the caret or the selection stands. */
/** Of a language, or of a number format that was chosen. */
const signsOf = (name: string) => numberSigns(name, knownNumberFormat(name));

function insert(
  before: NumberInput & { caret: number },
  text: string,
  { kind, language, isPasted = false, selection }: Options,
): EditedNumber {
  const [start, end] = selection ?? [before.caret, before.caret];
  const whole = before.value.slice(0, start) + text + before.value.slice(end);
  const edit = { text: whole, caret: start + text.length, selection: [start, end] as const, isPasted };
  return editNumber(before, edit, kind, signsOf(language));
}

interface Options {
  kind: NumberKind;
  language: string;
  isPasted?: boolean;
  selection?: readonly [number, number];
}

const type = (text: string, kind: NumberKind, language: string): EditedNumber =>
  text.split(/(?:)/u).reduce((before, key) => insert(before, key, { kind, language }), empty);
const paste = (text: string, kind: NumberKind, language: string): EditedNumber =>
  insert(empty, text, { kind, language, isPasted: true });

test.each<[string, NumberKind, string, string, string[]]>([
  ['en', 'decimal', '12,82', '1282', [',']],
  ['en', 'decimal', '1e3', '13', ['e']],
  ['en', 'decimal', '1,999', '1999', []],
  ['en', 'decimal', '1,999.50', '1999.50', []],
  ['en', 'decimal', '1,234,567', '1234567', []],
  ['en', 'decimal', '1,99', '199', [',']],
  ['en', 'signed', '-1,999.5', '-1999.5', []],
  ['en', 'signed', '-2,5', '-25', [',']],
  ['de', 'signed', '-2,5', '-2.5', []],
  ['en', 'decimal', '1,9995', '19995', [',']],
  ['en', 'decimal', '0,999', '0999', [',']],
  ['en', 'decimal', '1234,567', '1234567', [',']],
  ['en', 'decimal', '$1,999', '1999', ['$']],
  ['en', 'integer', '1,999', '1999', []],
  ['en', 'integer', '1,9995', '19995', [',']],
  ['en', 'decimal', '-x', '', ['-', 'x']],
  ['en', 'integer', '1.5', '15', ['.']],
  ['zh', 'decimal', '1,999', '1999', []],
  ['de', 'decimal', '12,82', '12.82', []],
  ['de', 'decimal', '12.82', '12.82', []],
  ['de', 'decimal', '1.234,5', '1.2345', ['.']],
  ['de', 'decimal', '1e3', '13', ['e']],
  ['de', 'integer', '1.999', '1999', []],
  ['de', 'integer', '12,82', '1282', [',']],
  ['de', 'integer', '1,999', '1999', [',']],
  ['fr', 'decimal', '1 234,5', '1234.5', []],
  ['ru', 'decimal', '12,82', '12.82', []],
  ['en', 'decimal', '-5', '5', ['-']],
  ['en', 'decimal', '12.5.3', '12.53', ['.']],
  ['apostrophe-dot', 'decimal', "1'234.5", '1234.5', []],
  ['apostrophe-dot', 'decimal', '1’234.5', '1234.5', []],
  ['apostrophe-dot', 'decimal', "12'34.5", '1234.5', ["'"]],
  ['apostrophe-dot', 'decimal', '12,5', '125', [',']],
  ['dot-comma', 'decimal', '12,5', '12.5', []],
  ['comma-dot', 'decimal', '1,234.5', '1234.5', []],
  ['comma-dot', 'decimal', '12,5', '125', [',']],
  ['space-comma', 'decimal', '1 234,5', '1234.5', []],
  ['space-dot', 'decimal', '1 234.5', '1234.5', []],
  ['apostrophe-dot', 'integer', "1'234", '1234', []],
])(
  'D33 typing in %s into a %s box turns %s into %s and shows the notices %j',
  (language, kind, text, value, removed) => {
    expect(type(text, kind, language)).toMatchObject({ value, removed, caret: value.length });
  },
);

test.each<[string, NumberKind, string, string, string[]]>([
  ['en', 'decimal', '12,82', '1282', [',']],
  ['en', 'decimal', '1,999', '1999', []],
  ['de', 'decimal', '1.234,5', '1234.5', []],
  ['de', 'decimal', '12.82', '12.82', []],
  ['de', 'decimal', '1,234.50', '1234.50', [',']],
  ['de', 'decimal', "1'234,5", '12345', ["'", ',']],
  ['apostrophe-dot', 'decimal', "CHF 1'234.50", '1234.50', ['C', 'H', 'F']],
  ['dot-comma', 'decimal', '1.234,5', '1234.5', []],
  ['space-comma', 'decimal', '1\u202f234,5', '1234.5', []],
  ['de', 'integer', '1.999', '1999', []],
  ['fr', 'decimal', '1 234,5', '1234.5', []],
  ['ru', 'decimal', '1\u00a0234,5', '1234.5', []],
])(
  'D33 pasting in %s into a %s box turns %s into %s and shows the notices %j',
  (language, kind, text, value, removed) => {
    expect(paste(text, kind, language)).toMatchObject({ value, removed });
  },
);

describe('a notice about a dropped sign', () => {
  const en = { kind: 'decimal', language: 'en' } as const;
  const wrong = type('12,50', 'decimal', 'en');

  test('stays when typing goes on, and is shown once for the same text', () => {
    expect(insert(insert(wrong, '5', en), '5', en)).toMatchObject({ value: '125055', removed: [','] });
    const again = { text: wrong.value, caret: 4, selection: null, isPasted: false };
    expect(editNumber(wrong, again, 'decimal', signsOf('en'))).toMatchObject({
      value: '1250',
      removed: [','],
    });
  });

  test('goes when a dot is typed in the place of the comma, but not elsewhere', () => {
    expect(insert(wrong, '.', { ...en, selection: [2, 2] })).toMatchObject({ value: '12.50', removed: [] });
    expect(insert(wrong, '.', en)).toMatchObject({ value: '1250.', removed: [','] });
  });

  test('goes when the number is typed over or the box is emptied', () => {
    expect(insert(wrong, '7', { ...en, selection: [0, 4] })).toMatchObject({ value: '7', removed: [] });
    expect(insert(wrong, '', { ...en, selection: [0, 4] })).toMatchObject({ value: '', removed: [] });
  });

  test("goes when the comma's place is deleted", () => {
    const [five, two] = ['125', '12'].map((text) => ({
      text,
      caret: text.length,
      selection: null,
      isPasted: false,
    }));
    if (!five || !two) throw new Error('There are two steps.');
    const less = editNumber(wrong, five, 'decimal', signsOf('en'));
    expect(less.removed).toEqual([',']);
    expect(editNumber(less, two, 'decimal', signsOf('en'))).toMatchObject({ value: '12', removed: [] });
  });

  test('of a minus stays until the first digit is typed', () => {
    expect(type('-', 'decimal', 'en')).toMatchObject({ value: '', removed: ['-'] });
    expect(type('-5.0', 'decimal', 'en').removed).toEqual(['-']);
  });
});

describe('the place of a change', () => {
  const en = { kind: 'decimal', language: 'en' } as const;
  const edit = (text: string, caret: number, selection: readonly [number, number] | null = null) =>
    ({ text, caret, selection, isPasted: false }) as const;
  const of = (value: string): NumberInput => ({ value, dropped: [] });

  test('leaves the caret behind the text it stood behind', () => {
    expect(insert({ value: '1234', dropped: [], caret: 2 }, 'x', en)).toMatchObject({
      value: '1234',
      caret: 2,
    });
    expect(insert({ value: '1234', dropped: [], caret: 1 }, '💶9b8c', en)).toMatchObject({
      value: '198234',
      caret: 3,
    });
    expect(editNumber(of('1234'), edit('12x34', 2), 'decimal', signsOf('en')).caret).toBe(2);
    const filled = { text: '1.234,5', caret: 0, selection: null, isPasted: true };
    expect(editNumber(of(''), filled, 'decimal', signsOf('de'))).toMatchObject({ value: '1234.5', caret: 0 });
  });

  test('moves the notices behind it, in the order of the text', () => {
    const moved = insert(type('12,50', 'decimal', 'en'), '9', { ...en, selection: [0, 0] });
    expect(moved).toMatchObject({ value: '91250', removed: [','] });
    expect(insert(moved, '.', { ...en, selection: [3, 3] })).toMatchObject({ value: '912.50', removed: [] });
    expect(insert(type('1-2', 'decimal', 'en'), 'e', { ...en, selection: [0, 0] }).removed).toEqual([
      'e',
      '-',
    ]);
    expect(insert(type('1e50', 'decimal', 'en'), '.', { ...en, selection: [1, 1] }).removed).toEqual(['e']);
  });

  test('is known when the same digit is typed over a selection, which the text alone does not show', () => {
    expect(insert(type('1,1', 'decimal', 'en'), '1', { ...en, selection: [0, 1] }).removed).toEqual([]);
    expect(insert(type('1,1', 'decimal', 'en'), '1', { ...en, selection: [0, 0] }).removed).toEqual([',']);
  });

  test.each([
    ['1250', edit('125', 3, [0, 1]), '125'],
    ['1250', edit('9250', 1, [4, 4]), '9250'],
    ['11', edit('1', 1, [1, 1]), '1'],
    ['1221', edit('121', 1), '121'],
    ['1250', edit('1x250', 2), '1250'],
    ['1250', edit('77', 1), '77'],
    ['55', edit('5', 1), '5'],
    ['12', edit('2', 0, [0, 1]), '2'],
  ])('is not taken from a selection of another change: %s, %j', (before, change, value) => {
    expect(editNumber(of(before), change, 'decimal', signsOf('en')).value).toBe(value);
  });
});

test('E120 any input in any language is reduced to what the two filters leave', () => {
  const edits = fc.array(
    fc.record({
      text: fc.oneof(fc.string({ maxLength: 6 }), fc.stringMatching(/^[0-9.,' \u00a0-]{0,8}$/)),
      at: fc.nat(20),
      to: fc.nat(20),
      isPasted: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  const options = [
    fc.constantFrom(...languages.map(({ tag }) => tag)),
    fc.constantFrom('integer', 'decimal'),
  ] as const;
  fc.assert(
    fc.property(...options, edits, (language, kind, list) => {
      const filter = kind === 'integer' ? integerFilter : decimalFilter;
      let now = empty;
      for (const { text, at, to, isPasted } of list) {
        const places = [at, to].map((place) => place % (now.value.length + 1)).sort((a, b) => a - b);
        const selection = [places[0] ?? 0, places[1] ?? 0] as const;
        now = insert(now, text, { kind, language, isPasted, selection });
        expect(filter(now.value)).toEqual({ value: now.value, removed: [] });
        expect(now.caret).toBeLessThanOrEqual(now.value.length);
        expect(now.caret).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
