import { contractWith } from '#tests/contract/diff/smallContract.ts';
import { objectWith, pairOperations, text } from './pairs.ts';
import type { Chapter } from './rule.ts';

const query = (schema: object, more: object = {}) => ({ name: 'q', in: 'query', schema, ...more });
const parameters = (...list: readonly object[]) => ({ parameters: list });
const atPath = (list: readonly object[]): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '0.1.0' },
    paths: { '/a': { parameters: list, post: { operationId: 'doIt', responses: {} } } },
  });
const withPathParameter = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'A', version: '0.1.0' },
  paths: {
    '/a/{id}': {
      post: {
        operationId: 'doIt',
        responses: {},
        parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
      },
    },
  },
});
const header = (...required: readonly string[]) => ({
  name: 'X',
  in: 'header',
  schema: objectWith({ a: text }, [...required]),
});

const SUNSET = 'Sunset dates are no part of OpenAPI; the version says when something goes.';

export const PARAMETERS: Chapter = {
  title: 'Parameters',
  rules: [
    {
      ids: 'new-required-request-parameter',
      level: 'error',
      here: 'breaking',
      pairOf: pairOperations({}, parameters(query(text, { required: true }))),
    },
    {
      ids: 'new-optional-request-parameter',
      level: 'info',
      here: 'harmless',
      pairOf: pairOperations({}, parameters(query(text))),
    },
    {
      ids: 'new-required-request-default-parameter-to-existing-path',
      level: 'error',
      here: 'breaking',
      pairOf: () => [atPath([]), atPath([query(text, { required: true })])],
    },
    {
      ids: 'new-optional-request-default-parameter-to-existing-path',
      level: 'info',
      here: 'harmless',
      pairOf: () => [atPath([]), atPath([query(text)])],
    },
    {
      ids: 'new-request-path-parameter',
      level: 'error',
      here: 'breaking',
      pairOf: () => [contractWith({}), withPathParameter],
    },
    {
      ids: 'new-required-request-header-property',
      level: 'error',
      here: 'breaking',
      pairOf: pairOperations(parameters({ ...header(), schema: objectWith({}) }), parameters(header('a'))),
    },
    {
      ids: 'request-header-property-became-required',
      level: 'error',
      here: 'breaking',
      pairOf: pairOperations(parameters(header()), parameters(header('a'))),
    },
    {
      ids: 'request-parameter-removed',
      level: 'warning',
      here: 'breaking',
      pairOf: pairOperations(parameters(query(text)), {}),
      why: 'A filter that nobody reads any more answers other rows than the panel asked for.',
    },
    {
      ids: 'request-parameter-removed-with-deprecation',
      level: 'info',
      here: 'breaking',
      pairOf: pairOperations(parameters(query(text, { deprecated: true })), {}),
      why: 'The same: it goes with a version that says so.',
    },
    {
      ids: 'request-parameter-removed-before-sunset',
      level: 'error',
      here: 'breaking',
      pairOf: pairOperations(parameters(query(text, { deprecated: true, 'x-sunset': '2099-01-01' })), {}),
    },
    {
      ids: 'request-parameter-{sunset-parse,deprecated-sunset-missing,sunset-date-too-small,sunset-deleted,sunset-date-changed-too-small}',
      level: 'error',
      here: 'nothing',
      why: SUNSET,
    },
    {
      ids: 'request-parameter-became-required',
      level: 'error',
      here: 'breaking',
      pairOf: pairOperations(parameters(query(text)), parameters(query(text, { required: true }))),
    },
    {
      ids: 'request-parameter-became-optional',
      level: 'info',
      here: 'harmless',
      pairOf: pairOperations(parameters(query(text, { required: true })), parameters(query(text))),
    },
    {
      ids: 'request-parameter-deprecated',
      level: 'info',
      here: 'needs work',
      pairOf: pairOperations(parameters(query(text)), parameters(query(text, { deprecated: true }))),
      why: 'The panel has to do without it before it goes, which is work.',
    },
    {
      ids: 'request-parameter-reactivated',
      level: 'info',
      here: 'harmless',
      pairOf: pairOperations(parameters(query(text, { deprecated: true })), parameters(query(text))),
    },
  ],
};
