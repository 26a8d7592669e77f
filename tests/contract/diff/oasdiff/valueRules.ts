import { mirrorRules } from './mirrorRules.ts';
import { integer, pairOperations, pairSchemas, text } from './pairs.ts';
import type { Chapter, Rule } from './rule.ts';

const SENT = 'request-{body,property}';
const ANSWERED = 'response-{body,property}';
const number = { type: 'number' };
const orNull = { type: ['string', 'null'] };
const orNumber = { type: ['string', 'number'] };
const one = { ...text, enum: ['a'] };
const two = { ...text, enum: ['a', 'b'] };
const X_ENUM = 'The key is not known; of those with `x-` only `x-max-bytes` limits a value.';

const defaults = (ids: string, here: Rule['here'], why: string): Rule => ({
  ...{ ids, level: 'info', here, why },
  pairOf: (id) => {
    const [old, now] = [
      { ...text, default: 'a' },
      { ...text, default: 'b' },
    ];
    if (id.endsWith('-added')) return pairSchemas(text, now)(id);
    return pairSchemas(old, id.endsWith('-removed') ? text : now)(id);
  },
});

const xml = (type: string) => ({ content: { 'application/xml': { schema: { type } } } });

export const VALUES: Chapter = {
  title: 'Types and values',
  rules: [
    ...mirrorRules(number, integer, {
      narrowsRequest: 'request-parameter-property-type-specialized',
      widensRequest: 'request-{body,property,parameter,parameter-property}-type-generalized',
      widensAnswer: 'response-{body,property,header}-type-generalized',
      narrowsAnswer: 'response-{body,property,header}-type-specialized',
    }),
    {
      ids: '{request-body,request-property,request-parameter,response-body,response-property,response-header}-type-changed',
      level: 'error',
      here: 'breaking',
      pairOf: pairSchemas(integer, { type: 'boolean' }),
    },
    {
      ids: 'request-parameter-property-type-changed',
      level: 'warning',
      here: 'breaking',
      pairOf: pairSchemas(integer, { type: 'boolean' }),
      why: 'However the object is written, one is not read as the other.',
    },
    {
      ids: 'response-header-type-compatible',
      level: 'info',
      here: 'harmless',
      pairOf: pairSchemas(text, integer),
    },
    {
      ids: 'request-{body,property}-type-compatible',
      level: 'info',
      here: 'breaking',
      pairOf: pairOperations({ requestBody: xml('integer') }, { requestBody: xml('string') }),
      why: 'That XML knows texts only is not known here; parameters and headers are texts.',
    },
    {
      ids: 'response-{body,property}-type-compatible',
      level: 'info',
      here: 'breaking',
      pairOf: pairOperations({ responses: { 200: xml('string') } }, { responses: { 200: xml('integer') } }),
      why: 'The same.',
    },
    ...mirrorRules(orNumber, text, {
      narrowsRequest: 'request-{body,property,parameter-property}-list-of-types-narrowed',
      widensRequest: 'request-{body,property,parameter-property}-list-of-types-widened',
      widensAnswer: `${ANSWERED}-list-of-types-widened`,
      narrowsAnswer: `${ANSWERED}-list-of-types-narrowed`,
    }),
    ...mirrorRules({ type: ['number', 'boolean'] }, number, {
      narrowsRequest: 'request-parameter-list-of-types-narrowed',
      widensRequest: 'request-parameter-list-of-types-widened',
    }),
    ...mirrorRules(orNull, text, {
      narrowsRequest: 'request-{body,property,parameter,parameter-property}-became-not-nullable',
      widensRequest: 'request-{body,property,parameter,parameter-property}-became-nullable',
      widensAnswer: 'response-{body,property,header}-became-nullable',
      narrowsAnswer: 'response-{body,property,header}-became-not-nullable',
    }),
    ...mirrorRules(text, one, {
      narrowsRequest: 'request-{body,property,parameter,header-property}-became-enum',
    }),
    ...mirrorRules(two, one, {
      narrowsRequest: 'request-{body,property,parameter,parameter-property}-enum-value-removed',
      widensRequest: 'request-{property,parameter,parameter-property}-enum-value-added',
      narrowsAnswer: 'response-{property,mediatype}-enum-value-removed',
    }),
    {
      ids: 'response-property-enum-value-added',
      level: 'warning',
      here: 'breaking',
      pairOf: pairSchemas(one, two),
      why: 'The panel has no case for it, as with any other value that it does not expect.',
    },
    {
      ids: 'request-read-only-property-enum-value-removed',
      level: 'info',
      here: 'nothing',
      pairOf: pairSchemas(two, one),
      why: 'What is read only is no part of a request.',
    },
    {
      ids: 'response-write-only-property-enum-value-added',
      level: 'info',
      here: 'nothing',
      pairOf: pairSchemas(one, two),
      why: 'What is written only is no part of an answer.',
    },
    {
      ids: 'request-{parameter,property}-x-extensible-enum-value-removed',
      level: 'error',
      here: 'nothing',
      pairOf: pairSchemas(
        { ...text, 'x-extensible-enum': ['a', 'b'] },
        { ...text, 'x-extensible-enum': ['a'] },
      ),
      why: X_ENUM,
    },
    ...mirrorRules(
      text,
      { ...text, const: 'a' },
      {
        narrowsRequest: `${SENT}-const-added`,
        widensRequest: `${SENT}-const-removed`,
        widensAnswer: `${ANSWERED}-const-removed`,
        narrowsAnswer: `${ANSWERED}-const-added`,
      },
    ),
    {
      ids: '{request,response}-{body,property}-const-changed',
      level: 'error',
      here: 'breaking',
      pairOf: pairSchemas({ const: 'a' }, { const: 'b' }),
    },
    defaults(
      'request-{body,property,parameter}-default-value-{added,removed,changed}',
      'breaking',
      'Who leaves it out is understood otherwise.',
    ),
    defaults(
      'response-{body,property}-default-value-{added,removed,changed}',
      'needs work',
      'What is left out of an answer means another value.',
    ),
    ...mirrorRules(
      text,
      { ...text, pattern: '^a' },
      {
        narrowsRequest: 'request-{property,parameter}-pattern-added',
        widensRequest: 'request-{property,parameter}-pattern-removed',
        widensAnswer: 'response-property-pattern-removed',
        narrowsAnswer: 'response-property-pattern-added',
      },
    ),
    ...mirrorRules(
      { ...text, pattern: '.*' },
      { ...text, pattern: '^a' },
      {
        widensRequest: 'request-{property,parameter}-pattern-generalized',
      },
    ),
    {
      ids: '{request-property,request-parameter,response-property}-pattern-changed',
      level: 'warning',
      here: 'breaking',
      pairOf: pairSchemas({ ...text, pattern: '^a' }, { ...text, pattern: '^b' }),
      why: 'Which of two patterns takes more is not known, so it is judged as if neither did.',
    },
  ],
};
