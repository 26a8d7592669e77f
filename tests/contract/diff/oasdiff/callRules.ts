import { contractWith } from '#tests/contract/diff/smallContract.ts';
import { pairOperations, text } from './pairs.ts';
import type { Chapter, Pair } from './rule.ts';

const SUNSET = 'Sunset dates are no part of OpenAPI; the version says when something goes.';
const STABILITY = 'Stability levels are no part of OpenAPI; `x-origin` says what is observed.';
const DEPRECATED = 'A deprecated call is used until it goes, so it goes with a version that says so.';
const TO_GO = 'The panel has to do without it before it goes, which is work.';

const document = (paths: object, root: object = {}): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '0.1.0' }, paths, ...root });
const call = (more: object = {}) => ({ operationId: 'doIt', responses: {}, ...more });
const documents =
  (before: string, after: string): (() => Pair) =>
  () => [before, after];

const one = document({ '/a': { get: call() } });
const two = document({ '/a': { get: call() }, '/b': { get: call({ operationId: 'readIt' }) } });
const twoOfOne = document({ '/a': { get: call(), put: call({ operationId: 'readIt' }) } });
const toGo = (more: object = {}): string =>
  document({ '/a': { get: call(), put: call({ operationId: 'readIt', deprecated: true, ...more }) } });
const versioned = (maxLength: number, version: string): string =>
  contractWith({ parameters: [{ name: 'q', in: 'query', schema: { ...text, maxLength } }] }, undefined, {
    info: { title: 'A', version },
  });
const webhook = document({ '/a': { get: call() } }, { webhooks: { paid: { post: call() } } });

export const CALLS: Chapter = {
  title: 'Operations',
  rules: [
    { ids: 'endpoint-added', level: 'info', here: 'harmless', pairOf: documents(one, two) },
    {
      ids: 'api-path-removed-without-deprecation',
      level: 'error',
      here: 'breaking',
      pairOf: documents(two, one),
    },
    {
      ids: 'api-removed-without-deprecation',
      level: 'error',
      here: 'breaking',
      pairOf: documents(twoOfOne, one),
    },
    {
      ids: 'api-{path-removed,removed}-with-deprecation',
      level: 'info',
      here: 'breaking',
      pairOf: documents(toGo(), one),
      why: DEPRECATED,
    },
    {
      ids: 'api-{path-removed,removed}-before-sunset',
      level: 'error',
      here: 'breaking',
      pairOf: documents(toGo({ 'x-sunset': '2099-01-01' }), one),
    },
    {
      ids: 'api-{path-sunset-parse,deprecated-sunset-parse,deprecated-sunset-missing,sunset-date-too-small,sunset-date-changed-too-small}',
      level: 'error',
      here: 'nothing',
      why: SUNSET,
    },
    { ids: 'sunset-deleted', level: 'error', here: 'nothing', why: SUNSET },
    {
      ids: 'endpoint-{deprecated,deprecated-with-sunset}',
      level: 'info',
      here: 'needs work',
      pairOf: documents(twoOfOne, toGo()),
      why: TO_GO,
    },
    { ids: 'endpoint-reactivated', level: 'info', here: 'harmless', pairOf: documents(toGo(), twoOfOne) },
    {
      ids: 'api-operation-id-{removed,added}',
      level: 'info',
      here: 'needs work',
      pairOf: pairOperations({}, { operationId: 'doThat' }),
      why: 'Generated functions have another name.',
    },
    {
      ids: 'api-tag-{added,removed}',
      level: 'info',
      here: 'nothing',
      pairOf: pairOperations({ tags: ['a'] }, { tags: ['b'] }),
      why: 'Tags sort a page and files; nothing is sent otherwise.',
    },
    { ids: 'webhook-added', level: 'info', here: 'harmless', pairOf: documents(one, webhook) },
    { ids: 'webhook-removed', level: 'error', here: 'breaking', pairOf: documents(webhook, one) },
    {
      ids: '{api,request-property,response-property}-stability-decreased',
      level: 'error',
      here: 'nothing',
      why: STABILITY,
    },
    {
      ids: '{api,request-property,response-property}-stability-increased',
      level: 'info',
      here: 'nothing',
      why: STABILITY,
    },
    { ids: 'api-invalid-stability-level', level: 'error', here: 'nothing', why: STABILITY },
    {
      ids: 'api-schema-removed',
      level: 'info',
      here: 'nothing',
      pairOf: () => [contractWith({}), contractWith({}, {})],
      why: 'A schema counts where it is used.',
    },
    {
      ids: 'api-version-not-bumped',
      level: 'info',
      here: 'the command fails',
      pairOf: documents(versioned(9, '1.0.0'), versioned(5, '1.0.0')),
      why: 'That the version says what breaks is what the command is for.',
    },
    {
      ids: 'api-version-decreased',
      level: 'info',
      here: 'the command fails',
      pairOf: documents(versioned(9, '1.0.0'), versioned(5, '0.9.0')),
      why: 'The same.',
    },
    {
      ids: 'api-major-version-not-bumped',
      level: 'info',
      here: 'the command fails',
      pairOf: documents(versioned(9, '1.0.0'), versioned(5, '1.1.0')),
      why: 'The same; while the first number is 0, the second one counts.',
    },
  ],
};
