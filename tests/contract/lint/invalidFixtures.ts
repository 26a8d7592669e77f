import type { InvalidFixture } from './invalidFixture.ts';
import { invalidAccess } from './invalidAccess.ts';
import { invalidNames } from './invalidNames.ts';
import { invalidStatements } from './invalidStatements.ts';

/** One document per rule, spoiled in one place, and what the linter has to say about it. */
export const invalidFixtures: Readonly<Record<string, InvalidFixture>> = {
  ...invalidStatements,
  ...invalidAccess,
  ...invalidNames,
  'a secured observed 200 without NeedsLogin': {
    rule: 'contract/needs-login',
    message: 'getLoggedInUser: a secured observed 200 is oneOf [..., NeedsLogin]',
    spoil: (edit) =>
      edit(['paths', '/logged-in-user', 'get', 'responses', '200', 'content', 'application/json', 'schema'], {
        $ref: '#/components/schemas/UserProfile',
      }),
  },
  'a secured operation without 401': {
    rule: 'contract/needs-login',
    message: 'getAuthUser: an operation that demands the token describes 401 with the body NeedsLogin',
    spoil: (edit) => edit(['paths', '/auth/me', 'get', 'responses', '401']),
  },
  'a proposed 200 with NeedsLogin': {
    rule: 'contract/needs-login',
    message: 'getAuthUser: a proposed operation answers NeedsLogin with 401 only',
    spoil: (edit) =>
      edit(['paths', '/auth/me', 'get', 'responses', '200', 'content', 'application/json', 'schema'], {
        oneOf: [{ $ref: '#/components/schemas/UserProfile' }, { $ref: '#/components/schemas/NeedsLogin' }],
      }),
  },
  'a public operation with NeedsLogin': {
    rule: 'contract/needs-login',
    message: 'forgotPassword: a public operation never answers NeedsLogin',
    spoil: (edit) =>
      edit(['paths', '/auth/forgot-password', 'post', 'responses', '401'], {
        $ref: '#/components/responses/LoginNeeded',
      }),
  },
  'an answer without examples': {
    rule: 'contract/named-examples',
    message: 'endAccountSession: 200 (application/json) has no named example',
    spoil: (edit) =>
      edit([
        'paths',
        '/account/sessions/{sessionId}',
        'delete',
        'responses',
        '200',
        'content',
        'application/json',
        'examples',
      ]),
  },
  'a lone example': {
    rule: 'contract/named-examples',
    message: 'logout: 200 (application/json) uses `example`; name it under `examples`',
    spoil: (edit) =>
      edit(['paths', '/auth/logout', 'post', 'responses', '200', 'content', 'application/json'], {
        schema: { $ref: '#/components/schemas/MessageReply' },
        example: { message: 'Signed out' },
      }),
  },
  'an example of its own': {
    rule: 'contract/named-examples',
    message: 'the request (application/json) example `ok` is not one of components.examples',
    spoil: (edit) =>
      edit(
        [
          'paths',
          '/auth/forgot-password',
          'post',
          'requestBody',
          'content',
          'application/json',
          'examples',
          'ok',
        ],
        {
          value: { email: 'someone@backroom.test' },
        },
      ),
  },
  'a 200 without the example ok': {
    rule: 'contract/named-examples',
    message: 'endOtherSessions: 200 (application/json) has no example `ok`',
    spoil: (edit) =>
      edit([
        'paths',
        '/account/sessions',
        'delete',
        'responses',
        '200',
        'content',
        'application/json',
        'examples',
        'ok',
      ]),
  },
  'a 200 without the example loginNeeded': {
    rule: 'contract/named-examples',
    message: 'getUserMenu: 200 (application/json) has no example `loginNeeded`',
    spoil: (edit) =>
      edit([
        'paths',
        '/node/userMenu',
        'get',
        'responses',
        '200',
        'content',
        'application/json',
        'examples',
        'loginNeeded',
      ]),
  },
  'an operation of unknown origin': {
    rule: 'contract/origin',
    message: 'logout: x-origin is observed or proposed',
    spoil: (edit) => edit(['paths', '/auth/logout', 'post', 'x-origin'], 'invented'),
  },
  'a refusal of unknown origin at an observed operation': {
    rule: 'contract/origin',
    message: 'logoutUser: 403 of an observed operation says x-origin',
    spoil: (edit) => edit(['paths', '/logout-user/{userId}', 'get', 'responses', '403', 'x-origin']),
  },
  'a schema of unknown origin': {
    rule: 'contract/origin',
    message: 'schema AccountSession: x-origin is observed or proposed',
    spoil: (edit) => edit(['components', 'schemas', 'AccountSession', 'x-origin']),
  },
  'a GET without the cache-buster': {
    rule: 'contract/cache-buster',
    message: 'listAccountSessions: a GET takes the parameter CacheBuster',
    spoil: (edit) => edit(['paths', '/account/sessions', 'get', 'parameters']),
  },
  'a POST with the cache-buster': {
    rule: 'contract/cache-buster',
    message: 'logout: `_t` belongs to GETs, by the parameter CacheBuster',
    spoil: (edit) =>
      edit(
        ['paths', '/auth/logout', 'post', 'parameters'],
        [{ $ref: '#/components/parameters/CacheBuster' }],
      ),
  },
  'an operation without 422': {
    rule: 'contract/refusals',
    message: 'logout: describes 422, so that all mocks refuse alike',
    spoil: (edit) => edit(['paths', '/auth/logout', 'post', 'responses', '422']),
  },
  'a refusal that is no Problem': {
    rule: 'contract/refusals',
    message: 'resetPassword: 410 answers application/problem+json with a Problem',
    spoil: (edit) =>
      edit(['paths', '/auth/reset-password/{linkId}', 'post', 'responses', '410', 'content'], {
        'application/json': {
          schema: { $ref: '#/components/schemas/MessageReply' },
          examples: { linkExpired: { $ref: '#/components/examples/passwordReset' } },
        },
      }),
  },
  'a status that can be 0': {
    rule: 'contract/no-status-zero',
    message: 'schema AccountSession: a `status` that can be 0 is kept for NeedsLogin',
    spoil: (edit) =>
      edit(['components', 'schemas', 'AccountSession', 'properties', 'status'], { type: 'integer' }),
  },
  'an operation with two tags': {
    rule: 'contract/one-tag',
    message: 'logout: has exactly one tag',
    spoil: (edit) => edit(['paths', '/auth/logout', 'post', 'tags'], ['session', 'account']),
  },
  'a property that needs a permission in one schema only': {
    rule: 'contract/permission',
    message:
      'schema Quote: `gpPct` has `x-permission: View Costs` in other schemas, and is withheld by its name',
    spoil: (edit) =>
      edit(['components', 'schemas', 'Quote', 'properties', 'gpPct'], {
        $ref: '#/components/schemas/Percent',
      }),
  },
  'a new property about costs that everybody is told': {
    rule: 'contract/permission',
    message: 'schema Sku: `landedCost` sounds like costs and has no `x-permission`',
    spoil: (edit) =>
      edit(['components', 'schemas', 'Sku', 'properties', 'landedCost'], {
        $ref: '#/components/schemas/Money',
      }),
  },
  'an example that breaks its schema': {
    rule: 'no-invalid-media-type-examples',
    message: 'Example value must conform to the schema',
    spoil: (edit) => edit(['components', 'examples', 'profileAdmin', 'value', 'is_active'], 'yes'),
  },
};
