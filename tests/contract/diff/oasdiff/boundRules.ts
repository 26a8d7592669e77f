import { mirrorRules, type MirroredIds } from './mirrorRules.ts';
import { integer, pairSchemas, text } from './pairs.ts';
import type { Chapter, Rule } from './rule.ts';

const number = { type: 'number' };
const list = { type: 'array' };
const object = { type: 'object' };
const contains = { ...list, contains: { const: 1 } };
const ASKED = 'request-{body,property,parameter}';
const SENT = 'request-{body,property}';
const ANSWERED = 'response-{body,property}';
const READ_ONLY = 'What is read only is no part of a request.';

/** A bound with its value changed, and set where there was none. */
function bound(
  schema: object,
  keyword: string,
  [loose, tight]: readonly [number, number],
  changed: MirroredIds,
  set: MirroredIds = {},
): Rule[] {
  const narrow = { ...schema, [keyword]: tight };
  return [
    ...mirrorRules({ ...schema, [keyword]: loose }, narrow, changed),
    ...mirrorRules(schema, narrow, set),
  ];
}

const upper = (name: string, asked = ASKED): MirroredIds => ({
  narrowsRequest: `${asked}-${name}-decreased`,
  widensRequest: `${asked}-${name}-increased`,
  widensAnswer: `${ANSWERED}-${name}-increased`,
});
const lower = (name: string, asked = ASKED): MirroredIds => ({
  narrowsRequest: `${asked}-${name}-increased`,
  widensRequest: `${asked}-${name}-decreased`,
  widensAnswer: `${ANSWERED}-${name}-decreased`,
});
const setIn = (asked: string, name: string): MirroredIds => ({ narrowsRequest: `${asked}-${name}-set` });

const readOnly = (schema: object, keyword: string, loose: number, tight: number, id: string): Rule => ({
  ids: `request-read-only-property-${id}`,
  level: 'info',
  here: 'nothing',
  pairOf: pairSchemas({ ...schema, [keyword]: loose }, { ...schema, [keyword]: tight }),
  why: READ_ONLY,
});

export const BOUNDS_OF_VALUES: Chapter = {
  title: 'Bounds',
  rules: [
    ...bound(text, 'maxLength', [9, 5], upper('max-length'), {
      ...setIn(ASKED, 'max-length'),
      widensAnswer: `${ANSWERED}-max-length-unset`,
    }),
    ...bound(text, 'minLength', [1, 2], lower('min-length')),
    ...bound(number, 'maximum', [9, 5], upper('max'), setIn(ASKED, 'max')),
    ...bound(number, 'minimum', [1, 2], lower('min'), setIn(ASKED, 'min')),
    ...bound(number, 'exclusiveMaximum', [9, 5], upper('exclusive-max'), setIn(ASKED, 'exclusive-max')),
    ...bound(number, 'exclusiveMinimum', [1, 2], lower('exclusive-min'), setIn(ASKED, 'exclusive-min')),
    ...bound(list, 'maxItems', [9, 5], upper('max-items'), setIn(SENT, 'max-items')),
    ...bound(
      list,
      'minItems',
      [1, 2],
      { ...lower('min-items'), widensRequest: 'request-parameter-min-items-decreased' },
      { ...setIn(ASKED, 'min-items'), widensAnswer: `${ANSWERED}-min-items-unset` },
    ),
    ...bound(object, 'maxProperties', [9, 5], upper('max-properties', SENT), setIn(SENT, 'max-properties')),
    ...bound(object, 'minProperties', [1, 2], {
      narrowsRequest: `${SENT}-min-properties-increased`,
      widensAnswer: `${ANSWERED}-min-properties-decreased`,
    }),
    ...mirrorRules(
      list,
      { ...list, uniqueItems: true },
      {
        narrowsRequest: `${SENT}-unique-items-set`,
        widensRequest: `${SENT}-unique-items-unset`,
        widensAnswer: `${ANSWERED}-unique-items-unset`,
      },
    ),
    ...mirrorRules(
      integer,
      { ...integer, multipleOf: 2 },
      {
        narrowsRequest: `${SENT}-multiple-of-set`,
        widensRequest: `${SENT}-multiple-of-unset`,
        widensAnswer: `${ANSWERED}-multiple-of-unset`,
      },
    ),
    ...mirrorRules(
      { ...integer, multipleOf: 2 },
      { ...integer, multipleOf: 4 },
      {
        widensRequest: `${SENT}-multiple-of-generalized`,
        narrowsAnswer: `${ANSWERED}-multiple-of-specialized`,
      },
    ),
    {
      ids: '{request,response}-{body,property}-multiple-of-changed',
      level: 'error',
      here: 'breaking',
      pairOf: pairSchemas({ ...integer, multipleOf: 2 }, { ...integer, multipleOf: 3 }),
    },
    ...bound(contains, 'minContains', [2, 3], {
      ...lower('min-contains', SENT),
      narrowsAnswer: `${ANSWERED}-min-contains-increased`,
    }),
    ...bound(contains, 'maxContains', [9, 5], {
      ...upper('max-contains', SENT),
      narrowsAnswer: `${ANSWERED}-max-contains-decreased`,
    }),
    readOnly(text, 'maxLength', 9, 5, 'max-length-decreased'),
    readOnly(number, 'maximum', 9, 5, 'max-decreased'),
    readOnly(number, 'minimum', 1, 2, 'min-increased'),
    readOnly(number, 'exclusiveMaximum', 9, 5, 'exclusive-max-decreased'),
    readOnly(number, 'exclusiveMinimum', 1, 2, 'exclusive-min-increased'),
    readOnly(list, 'maxItems', 9, 5, 'max-items-decreased'),
    readOnly(object, 'maxProperties', 9, 5, 'max-properties-decreased'),
  ],
};
