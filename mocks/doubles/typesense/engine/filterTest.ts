import type { Collection } from './collection.ts';
import type { Filter, FilterTest } from './parseFilter.ts';
import { readField, valueText } from './readField.ts';
import { Refusal } from './refusal.ts';
import { wordsOf } from './tokens.ts';
import type { SearchDocument } from './types.ts';

export type Test = (document: SearchDocument) => boolean;

const COMPARE: Readonly<Record<string, (value: number, wanted: number) => boolean>> = {
  ':>': (value, wanted) => value > wanted,
  ':<': (value, wanted) => value < wanted,
  ':>=': (value, wanted) => value >= wanted,
  ':<=': (value, wanted) => value <= wanted,
};

/** The same texts come again in many documents. */
function remembered(fits: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = fits(text);
    known.set(text, answer);
    return answer;
  };
}

function textFits(wanted: string, exact: boolean): (text: string) => boolean {
  const start = wanted.endsWith('*');
  const words = wordsOf(wanted);
  const last = words.length - 1;
  const same = (word: string | undefined, index: number): boolean =>
    start && index === last ? (word?.startsWith(words[index] ?? '') ?? false) : word === words[index];
  return remembered((text) => {
    const own = wordsOf(text);
    if (exact)
      return (
        (start ? own.length >= words.length : own.length === words.length) &&
        words.every((_, index) => same(own[index], index))
      );
    return words.every((_, index) => own.some((word) => same(word, index)));
  });
}

function numberIn(field: string, type: string, text: string): number {
  const whole = type.startsWith('int');
  if (text.trim() === '' || !(whole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(text.trim()))
    throw new Refusal(
      400,
      `Error with filter field \`${field}\`: Not ${whole ? 'an' : 'a'} ${type.replace('[]', '')}.`,
    );
  return Number(text);
}

function numberFits(field: string, type: string, text: string): (value: number) => boolean {
  const [from, to] = text.split('..');
  if (to === undefined) {
    const wanted = numberIn(field, type, text);
    return (value) => value === wanted;
  }
  const low = numberIn(field, type, from ?? '');
  const high = numberIn(field, type, to);
  return (value) => value >= low && value <= high;
}

function testOfNumbers({ field, operator, values }: FilterTest, type: string): (value: unknown) => boolean {
  const compare = COMPARE[operator];
  const fits = values.map((text) => {
    if (!compare) return numberFits(field, type, text);
    const wanted = numberIn(field, type, text);
    return (value: number) => compare(value, wanted);
  });
  return (value) => typeof value === 'number' && fits.some((fit) => fit(value));
}

function testOfFlags({ field, values }: FilterTest): (value: unknown) => boolean {
  if (values.some((text) => text !== 'true' && text !== 'false'))
    throw new Refusal(400, `Error with filter field \`${field}\`: Not a bool.`);
  return (value) => values.includes(String(value));
}

function testOfTexts({ field, operator, values }: FilterTest): (value: unknown) => boolean {
  if (operator in COMPARE)
    throw new Refusal(
      400,
      `Error with filter field \`${field}\`: Numerical field has an invalid comparator.`,
    );
  if (field === 'id') return (value) => values.includes(valueText(value));
  const fits = values.map((text) => textFits(text, operator !== ':'));
  return (value) => typeof value === 'string' && fits.some((fit) => fit(value));
}

function testOf(collection: Collection, test: FilterTest): Test {
  const field = test.field === 'id' ? { type: 'string' } : collection.field(test.field);
  const hidden = collection.field(test.field)?.index === false;
  if (!field || hidden)
    throw new Refusal(404, `Could not find a filter field named \`${test.field}\` in the schema.`);
  const numeric = field.type.startsWith('int') || field.type.startsWith('float');
  const fits = numeric
    ? testOfNumbers(test, field.type)
    : field.type.startsWith('bool')
      ? testOfFlags(test)
      : testOfTexts(test);
  const some: Test = (document) => readField(document, test.field).some(fits);
  return test.operator === ':!=' ? (document) => !some(document) : some;
}

/** Whether a document passes a filter. Throws a {@link Refusal} when the filter does not fit the collection. */
export function filterTest(collection: Collection, filter: Filter): Test {
  if (filter.kind === 'test') return testOf(collection, filter);
  const parts = filter.parts.map((part) => filterTest(collection, part));
  return filter.kind === 'and'
    ? (document) => parts.every((part) => part(document))
    : (document) => parts.some((part) => part(document));
}
