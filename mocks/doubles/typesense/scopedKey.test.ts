import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeScopedKey, openScopedKey } from './scopedKey.ts';
import { sha256 } from './sha256.ts';

test('the SHA-256 digest equals that of the platform', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect([...sha256(bytes)]).toEqual([...createHash('sha256').update(bytes).digest()]);
    }),
  );
});

test("a scoped key equals the one that the vendor's own client makes", () => {
  const key = makeScopedKey('RN23GFr1s6jQ9kgSNg2O7fYcAUXU7127', { filter_by: 'company_id:124' });
  expect(key).toBe(
    'SC9sT0hncHFwTHNFc3U3d3psRDZBUGNXQUViQUdDNmRHSmJFQnNnczJ4VT1STjIzeyJmaWx0ZXJfYnkiOiJjb21wYW55X2lkOjEyNCJ9',
  );
});

test('a scoped key is accepted with its parent key only, and returns the embedded parameters', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4, maxLength: 90 }), fc.string(), (parent, filter) => {
      const key = makeScopedKey(parent, { filter_by: filter, expires_at: 7 });
      expect(openScopedKey(parent, key)).toEqual({ filter_by: filter, expires_at: 7 });
      expect(openScopedKey(`${parent}x`, key)).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test('the digest of a scoped key equals that of the platform, for texts of any language', () => {
  const json = JSON.stringify({ filter_by: 'brand:=Ώρα' });
  const digest = createHmac('sha256', 'parent-key').update(json).digest('base64');
  const key = makeScopedKey('parent-key', { filter_by: 'brand:=Ώρα' });
  expect(Buffer.from(key, 'base64').toString()).toBe(`${digest}pare${json}`);
});

test('a scoped key that was changed is not accepted', () => {
  const key = makeScopedKey('parent', { filter_by: 'a:1' });
  const text = Buffer.from(key, 'base64').toString();
  const wider = Buffer.from(text.replace('a:1', 'a:2')).toString('base64');
  for (const other of [wider, 'not base64 !', '', btoa('short')])
    expect(openScopedKey('parent', other)).toBeUndefined();
});
