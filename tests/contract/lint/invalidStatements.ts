import type { InvalidFixture } from './invalidFixture.ts';

/** What the contract says to tools, spoiled: headers of answers, lists, and what generators read. */
export const invalidStatements: Readonly<Record<string, InvalidFixture>> = {
  'a 201 that does not say where': {
    rule: 'contract/answer-headers',
    message: 'createView: 201 requires the header Location',
    spoil: (edit) => edit(['paths', '/views', 'post', 'responses', '201', 'headers']),
  },
  'a job that does not say where': {
    rule: 'contract/answer-headers',
    message: 'startExport: 202 requires the header Location',
    spoil: (edit) => edit(['paths', '/exports', 'post', 'responses', '202', 'headers']),
  },
  'a 401 without a challenge': {
    rule: 'contract/answer-headers',
    message: 'getAuthUser: 401 requires the header WWW-Authenticate',
    spoil: (edit) => edit(['components', 'responses', 'LoginNeeded', 'headers']),
  },
  'a 429 that does not have to say how long': {
    rule: 'contract/answer-headers',
    message: 'authenticate: 429 requires the header Retry-After',
    spoil: (edit) => edit(['components', 'headers', 'RetryAfter', 'required'], false),
  },
  'no word about methods that a path does not have': {
    rule: 'contract/answer-headers',
    message: 'x-method-not-allowed describes what answers 405, and requires the header Allow',
    spoil: (edit) => edit(['x-method-not-allowed']),
  },
  'a list that is sorted by whatever is asked': {
    rule: 'contract/lists',
    message: 'listProducts: `sort` is a list with commas between, and names its fields in an `enum`',
    spoil: (edit) => edit(['components', 'parameters', 'ProductSort', 'schema'], { type: 'string' }),
  },
  'a field that sorts upwards only': {
    rule: 'contract/lists',
    message: 'listSkus: `sort` takes `sku` in one direction only',
    spoil: (edit) =>
      edit(['components', 'parameters', 'SkuSort', 'schema', 'items', 'enum'], ['sku', 'status', '-status']),
  },
  'a sort without a default': {
    rule: 'contract/lists',
    message: 'listPayments: `sort` has a `default`, of terms that it takes',
    spoil: (edit) => edit(['components', 'parameters', 'PaymentSort', 'schema', 'default']),
  },
  'a list in no order': {
    rule: 'contract/lists',
    message: 'listJobs: a list without `sort` names its order in `x-default-sort`',
    spoil: (edit) => edit(['paths', '/jobs', 'get', 'x-default-sort']),
  },
  'a list that is answered as a whole and has no order': {
    rule: 'contract/lists',
    message: 'listSuppliers: a list without `sort` names its order in `x-default-sort`',
    spoil: (edit) => edit(['paths', '/suppliers', 'get', 'x-default-sort']),
  },
  'a log without the latest entry': {
    rule: 'contract/statements',
    message: 'listActivity: `x-lists-changes` names `newest`, which its answer does not have',
    spoil: (edit) => edit(['paths', '/activity-log', 'get', 'x-lists-changes'], 'newest'),
  },
  'a list in the order of a field that it does not show': {
    rule: 'contract/lists',
    message: 'listJobs: `x-default-sort` names `-age`, which its items do not have',
    spoil: (edit) => edit(['paths', '/jobs', 'get', 'x-default-sort'], ['-age']),
  },
  'a page of another shape': {
    rule: 'contract/lists',
    message: 'listJobs: its page is `allOf` of `Page` and its own items',
    spoil: (edit) =>
      edit(['components', 'schemas', 'JobPage'], { $ref: '#/components/schemas/AccountSessionList' }),
  },
  'a file of any size': {
    rule: 'contract/files',
    message: 'a file says in `x-max-bytes` how large it may be',
    spoil: (edit) =>
      edit(['components', 'schemas', 'ImportUpload', 'properties', 'file', 'x-max-bytes'], '5 MB'),
  },
  'a size of what is no file': {
    rule: 'contract/files',
    message: '`x-max-bytes` stands at files only',
    spoil: (edit) => edit(['components', 'schemas', 'ImageAlt', 'x-max-bytes'], 250),
  },
  'an upload without an answer to files that are too large': {
    rule: 'contract/files',
    message: 'uploadProfileImage: describes 413, for it takes a file',
    spoil: (edit) => edit(['paths', '/account/profile-image', 'post', 'responses', '413']),
  },
  'a constant without its type': {
    rule: 'contract/spelling',
    message: '`const` and `enum` stand beside their `type`',
    spoil: (edit) =>
      edit(['components', 'schemas', 'AccountSession', 'properties', 'device'], { const: 'phone' }),
  },
  'null as in OpenAPI 3.0': {
    rule: 'contract/spelling',
    message: '`nullable` is of OpenAPI 3.0; null is a type',
    spoil: (edit) =>
      edit(['components', 'schemas', 'AccountSession', 'properties', 'device'], {
        type: 'string',
        nullable: true,
      }),
  },
  'null as a branch beside a plain type': {
    rule: 'contract/spelling',
    message: 'what may be null and is no reference says it in its `type`',
    spoil: (edit) =>
      edit(['components', 'schemas', 'AccountSession', 'properties', 'device'], {
        oneOf: [{ type: 'string' }, { type: 'null' }],
      }),
  },
  'an enum that forgets its null': {
    rule: 'contract/spelling',
    message: '`type` and `enum` agree about null',
    spoil: (edit) =>
      edit(['components', 'schemas', 'AccountSession', 'properties', 'device'], {
        type: ['string', 'null'],
        enum: ['phone'],
      }),
  },
  'an integer without its width': {
    rule: 'contract/spelling',
    message: 'an integer that may not fit into 32 bits has `format: int64`',
    spoil: (edit) => edit(['components', 'schemas', 'Version'], { type: 'integer', 'x-origin': 'proposed' }),
  },
  'a small integer that claims to be large': {
    rule: 'contract/spelling',
    message: 'an integer that fits into 32 bits has `format: int32`',
    spoil: (edit) => edit(['components', 'parameters', 'PageSize', 'schema', 'format'], 'int64'),
  },
  'an enum without a title': {
    rule: 'contract/names',
    message: 'schema JobRow: at `result` the enum has a `title`',
    spoil: (edit) => edit(['components', 'schemas', 'JobRow', 'properties', 'result', 'title']),
  },
  'an object without a name': {
    rule: 'contract/names',
    message: 'schema AccountSession: at `device` the object is a schema of its own',
    spoil: (edit) =>
      edit(['components', 'schemas', 'AccountSession', 'properties', 'device'], {
        type: 'object',
        properties: { name: { type: 'string' } },
      }),
  },
};
