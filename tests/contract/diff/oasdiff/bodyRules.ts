import { asJson, pairBodies, integer, objectWith, pairOperations, text } from './pairs.ts';
import type { Chapter } from './rule.ts';

const body = (more: object = {}) => ({ requestBody: { ...asJson(integer), ...more } });
const kinds = (...names: readonly string[]) => ({
  requestBody: { content: Object.fromEntries(names.map((name) => [name, {}])) },
});

export const BODIES: Chapter = {
  title: 'Request bodies',
  rules: [
    {
      ids: 'request-body-added-required',
      level: 'error',
      here: 'breaking',
      pairOf: pairOperations({}, body({ required: true })),
    },
    {
      ids: 'request-body-added-optional',
      level: 'info',
      here: 'harmless',
      pairOf: pairOperations({}, body()),
    },
    { ids: 'request-body-removed', level: 'error', here: 'breaking', pairOf: pairOperations(body(), {}) },
    {
      ids: 'request-body-became-required',
      level: 'error',
      here: 'breaking',
      pairOf: pairOperations(body(), body({ required: true })),
    },
    {
      ids: 'request-body-became-optional',
      level: 'info',
      here: 'harmless',
      pairOf: pairOperations(body({ required: true }), body()),
    },
    {
      ids: 'request-body-media-type-added',
      level: 'info',
      here: 'harmless',
      pairOf: pairOperations(kinds('application/json'), kinds('application/json', 'text/csv')),
    },
    {
      ids: 'request-body-media-type-removed',
      level: 'error',
      here: 'breaking',
      pairOf: pairOperations(kinds('application/json', 'text/csv'), kinds('application/json')),
    },
    {
      ids: 'request-body-media-type-schema-added',
      level: 'error',
      here: 'breaking',
      pairOf: pairOperations(kinds('application/json'), body()),
    },
    {
      ids: 'request-body-media-type-schema-removed',
      level: 'info',
      here: 'harmless',
      pairOf: pairOperations(body(), kinds('application/json')),
    },
    {
      ids: 'request-body-media-type-item-schema-added',
      level: 'error',
      here: 'nothing',
      why: '`itemSchema` is OpenAPI 3.2, which is not read.',
    },
    { ids: 'request-body-media-type-item-schema-removed', level: 'info', here: 'nothing', why: 'The same.' },
    {
      ids: 'request-body-wrapped-in-one-of',
      level: 'error',
      here: 'breaking',
      pairOf: pairBodies(objectWith({ a: text }), {
        oneOf: [objectWith({ b: text }), objectWith({ c: text })],
      }),
    },
    {
      ids: 'request-body-wrapped-in-one-of-original-preserved',
      level: 'warning',
      here: 'harmless',
      pairOf: pairBodies(objectWith({ a: text }), {
        oneOf: [objectWith({ a: text }), objectWith({ c: text })],
      }),
      why: 'Whether two variants overlap is not asked.',
    },
  ],
};
