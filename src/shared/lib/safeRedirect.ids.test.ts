import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from '#mocks/contract/homes.ts';
import contract from '#mocks/contract/openapi.gen.json' with { type: 'json' };
import { paths } from './paths.ts';
import { loginAddress, redirectTarget } from './safeRedirect.ts';

const origin = 'https://app.example';
const pattern = at(contract, 'components', 'parameters', 'ProductId', 'schema', 'pattern');
const allowed = new RegExp(String(pattern));
/** What the panel refuses beyond the contract: an id that climbs, and characters that turn or break a line. */
const hostile = /^\.\.?$|[\p{Bidi_Control}\p{Cc}\u2028\u2029]/u;

test('every product id that the contract allows survives signing in', () => {
  expect(pattern).toBeTypeOf('string');
  const id = fc
    .oneof(fc.stringMatching(/^[!-~]{1,20}$/), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }))
    .filter((text) => text.length <= 64 && allowed.test(text) && !hostile.test(text));
  fc.assert(
    fc.property(id, fc.constantFrom(paths.slabs, paths.competitorManager), (given, pathOf) => {
      const login = new URL(loginAddress(new URL(pathOf(given), origin), origin), origin);
      expect(redirectTarget(login.search, origin)).toBe(pathOf(given));
    }),
    { numRuns: 2000 },
  );
});

test.each(['a/b', 'a\\b', 'a\0b', 'a\tb', 'a\nb'])('the contract does not allow the product id %j', (id) => {
  expect(allowed.test(id)).toBe(false);
});
