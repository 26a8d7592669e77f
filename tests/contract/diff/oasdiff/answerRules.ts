import { pairAnswers, asJson, integer, objectWith, pairOperations, text } from './pairs.ts';
import type { Chapter, Pair } from './rule.ts';

const replies = (before: object, after: object): (() => Pair) =>
  pairOperations({ responses: before }, { responses: after });
const headers = (all: object) => ({ 200: { headers: all } });
const types = (...names: readonly string[]) => ({
  200: { content: Object.fromEntries(names.map((name) => [name, {}])) },
});

export const ANSWERS: Chapter = {
  title: 'Answers',
  rules: [
    {
      ids: 'response-success-status-added',
      level: 'info',
      here: 'breaking',
      pairOf: replies({ 200: {} }, { 200: {}, 202: {} }),
      why: 'The panel knows no such outcome.',
    },
    {
      ids: 'response-success-status-removed',
      level: 'error',
      here: 'harmless',
      pairOf: replies({ 200: {}, 202: {} }, { 200: {} }),
      why: 'What is not answered any more breaks a backend that stays as it is, and nobody who could take it.',
    },
    {
      ids: 'response-non-success-status-added',
      level: 'info',
      here: 'needs work',
      pairOf: replies({ 200: {} }, { 200: {}, 409: {} }),
      why: 'The panel has to say something to it.',
    },
    {
      ids: 'response-non-success-status-removed',
      level: 'info',
      here: 'harmless',
      pairOf: replies({ 200: {}, 409: {} }, { 200: {} }),
    },
    {
      ids: 'response-media-type-added',
      level: 'info',
      here: 'breaking',
      pairOf: replies(types('application/json'), types('application/json', 'text/csv')),
      why: 'An answer may come as what the panel cannot read: which one it asks for is not described.',
    },
    {
      ids: 'response-media-type-removed',
      level: 'error',
      here: 'harmless',
      pairOf: replies(types('application/json', 'text/csv'), types('application/json')),
      why: 'As with a status: it breaks a backend that stays as it is.',
    },
    {
      ids: 'response-media-type-name-generalized',
      level: 'error',
      here: 'breaking',
      pairOf: replies(types('application/hal+json'), types('application/json')),
    },
    {
      ids: 'response-media-type-name-specialized',
      level: 'info',
      here: 'breaking',
      pairOf: replies(types('application/json'), types('application/hal+json')),
      why: 'Another name is another media type.',
    },
    {
      ids: 'response-media-type-name-changed',
      level: 'info',
      here: 'nothing',
      pairOf: replies(types('application/json; v=1'), types('application/json; v=2')),
      why: 'Parameters of a media type are not compared.',
    },
    {
      ids: 'response-body-media-type-schema-added',
      level: 'info',
      here: 'harmless',
      pairOf: replies(types('application/json'), { 200: asJson(integer) }),
    },
    {
      ids: 'response-body-media-type-schema-removed',
      level: 'error',
      here: 'breaking',
      pairOf: replies({ 200: asJson(integer) }, types('application/json')),
    },
    {
      ids: 'response-body-media-type-item-schema-{removed,removed-untyped}',
      level: 'error',
      here: 'nothing',
      why: '`itemSchema` is OpenAPI 3.2, which is not read.',
    },
    {
      ids: 'response-body-media-type-item-schema-added',
      level: 'info',
      here: 'nothing',
      why: 'The same.',
    },
    {
      ids: 'response-header-added',
      level: 'info',
      here: 'harmless',
      pairOf: replies(headers({}), headers({ X: { schema: text } })),
    },
    {
      ids: 'required-response-header-removed',
      level: 'error',
      here: 'breaking',
      pairOf: replies(headers({ X: { required: true, schema: text } }), headers({})),
    },
    {
      ids: 'optional-response-header-removed',
      level: 'warning',
      here: 'needs work',
      pairOf: replies(headers({ X: { schema: text } }), headers({})),
    },
    {
      ids: 'response-header-became-optional',
      level: 'error',
      here: 'breaking',
      pairOf: replies(headers({ X: { required: true, schema: text } }), headers({ X: { schema: text } })),
    },
    {
      ids: 'response-body-wrapped-in-one-of',
      level: 'error',
      here: 'breaking',
      pairOf: pairAnswers(objectWith({ a: text }), {
        oneOf: [objectWith({ b: text }), objectWith({ c: text })],
      }),
    },
    {
      ids: 'response-body-wrapped-in-one-of-original-preserved',
      level: 'warning',
      here: 'breaking',
      pairOf: pairAnswers(objectWith({ a: text }), {
        oneOf: [objectWith({ a: text }), objectWith({ c: text })],
      }),
      why: 'The panel may get the other one, which it does not expect.',
    },
  ],
};
