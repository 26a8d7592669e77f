import type { Collection } from './collection.ts';
import type { Filter, FilterTest } from './parseFilter.ts';
import { readField, valueText } from './readField.ts';
import { Refusal } from './refusal.ts';
import { wordsOf } from './tokens.ts';
import type { SearchDocument } from './types.ts';

export type Test = (document: SearchDocument) => boolean;

const COMPARE: Readonly<Record<string, (value: number, expected: number) => boolean>> = {
  ':>': (value, expected) => value > expected,
  ':<': (value, expected) => value < expected,
  ':>=': (value, expected) => value >= expected,
  ':<=': (value, expected) => value <= expected,
};

/** The same texts come again in many documents. */
function memoize(matches: (text: string) => boolean): (text: string) => boolean {
  const results = new Map<string, boolean>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = matches(text);
    results.set(text, result);
    return result;
  };
}

function createTextMatcher(expected: string, exact: boolean): (text: string) => boolean {
  const isPrefix = expected.endsWith('*');
  const words = wordsOf(expected);
  const last = words.length - 1;
  const matchesWord = (word: string | undefined, index: number): boolean =>
    isPrefix && index === last ? (word?.startsWith(words[index] ?? '') ?? false) : word === words[index];
  return memoize((text) => {
    const textWords = wordsOf(text);
    if (exact)
      return (
        (isPrefix ? textWords.length >= words.length : textWords.length === words.length) &&
        words.every((_, index) => matchesWord(textWords[index], index))
      );
    return words.every((_, index) => textWords.some((word) => matchesWord(word, index)));
  });
}

function parseNumber(field: string, type: string, text: string): number {
  const isInteger = type.startsWith('int');
  if (text.trim() === '' || !(isInteger ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(text.trim()))
    throw new Refusal(
      400,
      `Error with filter field \`${field}\`: Not ${isInteger ? 'an' : 'a'} ${type.replace('[]', '')}.`,
    );
  return Number(text);
}

function createNumberMatcher(field: string, type: string, text: string): (value: number) => boolean {
  const [from, to] = text.split('..');
  if (to === undefined) {
    const expected = parseNumber(field, type, text);
    return (value) => value === expected;
  }
  const low = parseNumber(field, type, from ?? '');
  const high = parseNumber(field, type, to);
  return (value) => value >= low && value <= high;
}

function createNumberTest(
  { field, operator, values }: FilterTest,
  type: string,
): (value: unknown) => boolean {
  const compare = COMPARE[operator];
  const matchers = values.map((text) => {
    if (!compare) return createNumberMatcher(field, type, text);
    const expected = parseNumber(field, type, text);
    return (value: number) => compare(value, expected);
  });
  return (value) => typeof value === 'number' && matchers.some((matches) => matches(value));
}

function createFlagTest({ field, values }: FilterTest): (value: unknown) => boolean {
  if (values.some((text) => text !== 'true' && text !== 'false'))
    throw new Refusal(400, `Error with filter field \`${field}\`: Not a bool.`);
  return (value) => values.includes(String(value));
}

function createTextTest({ field, operator, values }: FilterTest): (value: unknown) => boolean {
  if (operator in COMPARE)
    throw new Refusal(
      400,
      `Error with filter field \`${field}\`: Numerical field has an invalid comparator.`,
    );
  if (field === 'id') return (value) => values.includes(valueText(value));
  const matchers = values.map((text) => createTextMatcher(text, operator !== ':'));
  return (value) => typeof value === 'string' && matchers.some((matches) => matches(value));
}

function createTest(collection: Collection, test: FilterTest): Test {
  const field = test.field === 'id' ? { type: 'string' } : collection.field(test.field);
  const isHidden = collection.field(test.field)?.index === false;
  if (!field || isHidden)
    throw new Refusal(404, `Could not find a filter field named \`${test.field}\` in the schema.`);
  const isNumeric = field.type.startsWith('int') || field.type.startsWith('float');
  const matchesValue = isNumeric
    ? createNumberTest(test, field.type)
    : field.type.startsWith('bool')
      ? createFlagTest(test)
      : createTextTest(test);
  const hasMatch: Test = (document) => readField(document, test.field).some(matchesValue);
  return test.operator === ':!=' ? (document) => !hasMatch(document) : hasMatch;
}

/** Whether a document passes a filter. Throws a {@link Refusal} when the filter does not fit the collection. */
export function filterTest(collection: Collection, filter: Filter): Test {
  if (filter.kind === 'test') return createTest(collection, filter);
  const parts = filter.parts.map((part) => filterTest(collection, part));
  return filter.kind === 'and'
    ? (document) => parts.every((part) => part(document))
    : (document) => parts.some((part) => part(document));
}
