import { pairAnswers, pairBodies, objectWith, text } from './pairs.ts';
import type { Chapter, Rule } from './rule.ts';

const OTHER_SIDE = 'What is read only is no part of a request, and what is written only none of an answer.';
const SUNSET = 'Sunset dates are no part of OpenAPI; the version says when something goes.';

const bare = objectWith({});
const optional = objectWith({ a: text });
const required = objectWith({ a: text }, ['a']);
const marked = (mark: 'readOnly' | 'writeOnly', names: string[] = []) =>
  objectWith({ a: { ...text, [mark]: true } }, names);
const withDefault = (names: string[] = []) => objectWith({ a: { ...text, default: 'x' } }, names);

type Row = readonly [ids: string, Rule['level'], Rule['here'], before: object, after: object, why?: string];

const toRules = (rows: readonly Row[], pair: typeof pairBodies): Rule[] =>
  rows.map(([ids, level, here, before, after, why]) => ({
    ...{ ids, level, here, pairOf: pair(before, after) },
    ...(why === undefined ? {} : { why }),
  }));

const asked: readonly Row[] = [
  ['new-required-request-property', 'error', 'breaking', bare, required],
  ['new-required-request-property-with-default', 'error', 'breaking', bare, withDefault(['a'])],
  ['new-optional-request-property', 'info', 'harmless', bare, optional],
  [
    'request-property-removed',
    'warning',
    'breaking',
    optional,
    bare,
    'The panel sends what nobody reads any more, and what it meant by that is lost.',
  ],
  ['request-property-became-required', 'error', 'breaking', optional, required],
  ['request-property-became-required-with-default', 'error', 'breaking', withDefault(), withDefault(['a'])],
  ['request-property-became-optional', 'info', 'harmless', required, optional],
  [
    'request-optional-property-became-read-only',
    'info',
    'breaking',
    optional,
    marked('readOnly'),
    'The panel sends what is not read any more.',
  ],
  [
    'request-required-property-became-read-only',
    'info',
    'breaking',
    required,
    marked('readOnly', ['a']),
    'The same.',
  ],
  ['request-optional-property-became-not-read-only', 'info', 'harmless', marked('readOnly'), optional],
  [
    'request-required-property-became-not-read-only',
    'info',
    'breaking',
    marked('readOnly', ['a']),
    required,
    'What was left out has to be sent.',
  ],
  [
    'request-{optional,required}-property-became-{write-only,not-write-only}',
    'info',
    'nothing',
    optional,
    marked('writeOnly'),
    'What is sent stays the same.',
  ],
];

const answered: readonly Row[] = [
  ['response-optional-property-added', 'info', 'harmless', bare, optional],
  [
    'response-optional-property-removed',
    'info',
    'needs work',
    optional,
    bare,
    'The panel has to do without it.',
  ],
  ['response-required-property-added', 'info', 'harmless', bare, required],
  ['response-required-property-removed', 'error', 'breaking', required, bare],
  ['response-property-became-optional', 'error', 'breaking', required, optional],
  ['response-property-became-required', 'info', 'harmless', optional, required],
  [
    'response-optional-write-only-property-{added,removed}',
    'info',
    'nothing',
    bare,
    marked('writeOnly'),
    OTHER_SIDE,
  ],
  [
    'response-required-write-only-property-{added,removed}',
    'info',
    'nothing',
    bare,
    marked('writeOnly', ['a']),
    OTHER_SIDE,
  ],
  [
    'response-write-only-property-became-{optional,required}',
    'info',
    'nothing',
    marked('writeOnly', ['a']),
    marked('writeOnly'),
    OTHER_SIDE,
  ],
  [
    'response-optional-property-became-write-only',
    'info',
    'needs work',
    optional,
    marked('writeOnly'),
    'It is not answered any more.',
  ],
  [
    'response-required-property-became-write-only',
    'info',
    'breaking',
    required,
    marked('writeOnly', ['a']),
    'It is not answered any more, and the panel counts on it.',
  ],
  ['response-optional-property-became-not-write-only', 'info', 'harmless', marked('writeOnly'), optional],
  [
    'response-required-property-became-not-write-only',
    'warning',
    'harmless',
    marked('writeOnly', ['a']),
    required,
    'It is answered in addition, as a new property is.',
  ],
  [
    'response-{optional,required}-property-became-{read-only,not-read-only}',
    'info',
    'nothing',
    optional,
    marked('readOnly'),
    'What is answered stays the same.',
  ],
];

const deprecated = objectWith({ a: { ...text, deprecated: true } });
const lifecycle = (side: string, pair: typeof pairBodies): Rule[] => [
  {
    ids: `${side}-property-{deprecated,deprecated-with-sunset}`,
    level: 'info',
    here: 'harmless',
    pairOf: pair(optional, deprecated),
  },
  {
    ids: `${side}-property-reactivated`,
    level: 'info',
    here: 'harmless',
    pairOf: pair(deprecated, optional),
  },
  {
    ids: `${side}-property-{deprecated-sunset-missing,deprecated-sunset-invalid,sunset-date-too-small}`,
    level: 'error',
    here: 'nothing',
    why: SUNSET,
  },
];

export const PROPERTIES: Chapter = {
  title: 'Properties',
  rules: [
    ...toRules(asked, pairBodies),
    ...lifecycle('request', pairBodies),
    ...toRules(answered, pairAnswers),
    ...lifecycle('response', pairAnswers),
  ],
};
