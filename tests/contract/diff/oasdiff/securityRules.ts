import { contractWith } from '#tests/contract/diff/smallContract.ts';
import type { Chapter, Pair } from './rule.ts';

const bearer = { type: 'http', scheme: 'bearer' };
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
const oauth = (url: string) => ({
  type: 'oauth2',
  flows: { authorizationCode: { authorizationUrl: url, tokenUrl: url, scopes: { a: '', b: '' } } },
});
const schemes = (more: object = {}) => ({
  securitySchemes: { bearer, key, oauth: oauth('https://a.test'), ...more },
});

/** Two contracts that ask for something, on the operation or for all of them. */
const asking =
  (before: object[], after: object[]) =>
  (id: string): Pair => {
    const written = (security: object[]): string =>
      id.includes('global')
        ? contractWith({}, schemes(), { security })
        : contractWith({ security }, schemes());
    return [written(before), written(after)];
  };

const withScheme =
  (name: string, changed: object): (() => Pair) =>
  () => {
    const operation = { security: [{ [name]: [] }] };
    return [contractWith(operation, schemes()), contractWith(operation, schemes({ [name]: changed }))];
  };
const unused =
  (more: object): (() => Pair) =>
  () => [contractWith({}, schemes()), contractWith({}, schemes(more))];

const WHERE_ASKED = 'A scheme counts where an operation asks for it.';

export const SECURITY: Chapter = {
  title: 'Proofs',
  rules: [
    {
      ids: 'api-{security,global-security}-added',
      level: 'info',
      here: 'harmless',
      pairOf: asking([{ bearer: [] }], [{ bearer: [] }, { key: [] }]),
    },
    {
      ids: 'api-{security,global-security}-removed',
      level: 'error',
      here: 'breaking',
      pairOf: asking([{ bearer: [] }, { key: [] }], [{ bearer: [] }]),
    },
    {
      ids: 'api-{security,global-security}-scope-added',
      level: 'error',
      here: 'breaking',
      pairOf: asking([{ oauth: ['a'] }], [{ oauth: ['a', 'b'] }]),
    },
    {
      ids: 'api-{security,global-security}-scope-removed',
      level: 'info',
      here: 'harmless',
      pairOf: asking([{ oauth: ['a', 'b'] }], [{ oauth: ['a'] }]),
    },
    {
      ids: 'api-security-component-type-changed',
      level: 'info',
      here: 'breaking',
      pairOf: withScheme('bearer', key),
      why: 'Calls with the old proof are refused.',
    },
    {
      ids: 'api-security-component-oauth-{url,token-url}-changed',
      level: 'info',
      here: 'breaking',
      pairOf: withScheme('oauth', oauth('https://b.test')),
      why: 'The proof is got elsewhere.',
    },
    {
      ids: 'api-security-component-{added,removed}',
      level: 'info',
      here: 'nothing',
      pairOf: unused({ other: key }),
      why: WHERE_ASKED,
    },
    {
      ids: 'api-security-component-oauth-scope-{added,removed,changed}',
      level: 'info',
      here: 'nothing',
      pairOf: withScheme('oauth', {
        ...oauth('https://a.test'),
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://a.test',
            tokenUrl: 'https://a.test',
            scopes: { c: '' },
          },
        },
      }),
      why: WHERE_ASKED,
    },
  ],
};
