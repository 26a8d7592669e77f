import { expect, test } from 'vitest';

import { contractWith, describeChanges } from './smallContract.ts';

const bearer = { type: 'http', scheme: 'bearer' };
const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
const oauth = (scopes: object, tokenUrl = 'https://a.test/token') => ({
  type: 'oauth2',
  flows: { clientCredentials: { tokenUrl, scopes } },
});
const components = (more: object = {}) => ({
  securitySchemes: { bearer, key, oauth: oauth({ read: 'Reads', write: 'Writes' }), ...more },
});

const CLOSED = 'must be built, breaking';
const OPENED = 'must be built, harmless';

/** By what an operation may be called. */
test.each<[string, object[], object[], string[], string[]]>([
  [
    'with a proof or without is anybody',
    [{ bearer: [] }],
    [{ bearer: [] }, {}],
    [`\`doIt\` may be called by anybody now. ${OPENED}`],
    [`\`doIt\` may no longer be called by anybody. ${CLOSED}`],
  ],
  ['anybody may show a proof that nobody asks for', [{}], [{}, { bearer: [] }], [], []],
  [
    'another way in',
    [{ bearer: [] }],
    [{ bearer: [] }, { key: [] }],
    [`\`doIt\` may be called with the proof \`key\` now. ${OPENED}`],
    [`\`doIt\` may no longer be called with the proof \`key\`. ${CLOSED}`],
  ],
  [
    'a second proof beside the first',
    [{ bearer: [] }],
    [{ bearer: [], key: [] }],
    [`\`doIt\` may no longer be called with the proof \`bearer\`. ${CLOSED}`],
    [`\`doIt\` may be called with the proof \`bearer\` now. ${OPENED}`],
  ],
  [
    'a scope more',
    [{ oauth: ['read'] }],
    [{ oauth: ['read', 'write'] }],
    [`\`doIt\` may no longer be called with the proof \`oauth (read)\`. ${CLOSED}`],
    [`\`doIt\` may be called with the proof \`oauth (read)\` now. ${OPENED}`],
  ],
])('%s', (_name, one, other, forward, back) => {
  const before = contractWith({ security: one }, components());
  const after = contractWith({ security: other }, components());
  expect(describeChanges(before, after)).toEqual(forward);
  expect(describeChanges(after, before)).toEqual(back);
});

const secured = { security: [{ bearer: [] }] };

test('what the whole document asks for counts where an operation says nothing', () => {
  const closed = contractWith({}, components(), secured);
  expect(describeChanges(contractWith({}, components()), closed)).toEqual([
    `\`doIt\` may no longer be called by anybody. ${CLOSED}`,
  ]);
  expect(describeChanges(closed, contractWith({ security: [] }, components(), secured))).toEqual([
    `\`doIt\` may be called by anybody now. ${OPENED}`,
  ]);
});

test('the definition tells a proof, and neither its name nor a hint in it', () => {
  const before = contractWith(secured, components());
  const renamed = { securitySchemes: { jwt: { ...bearer, scheme: 'Bearer', bearerFormat: 'JWT' } } };
  expect(describeChanges(before, contractWith({ security: [{ jwt: [] }] }, renamed))).toEqual([]);
  expect(describeChanges(before, contractWith(secured, components({ bearer: key })))).toEqual([
    '`doIt` takes another kind of `bearer`. breaking, breaking',
  ]);
  const byOauth = { security: [{ oauth: ['read'] }] };
  const moved = components({ oauth: oauth({ read: 'Reads' }, 'https://b.test/token') });
  expect(describeChanges(contractWith(byOauth, components()), contractWith(byOauth, moved))).toEqual([
    '`doIt` takes another kind of `oauth (read)`. breaking, breaking',
  ]);
});
