import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRecord } from './problem.ts';
import { isLoginNeeded } from './statusZero.ts';

test('E38 {"status":0} needs login, with or without other fields', () => {
  expect(isLoginNeeded({ status: 0 })).toBe(true);
  expect(isLoginNeeded({ status: 0, msg: 'Please sign in' })).toBe(true);
});

test.each([
  ['"0"', '0'],
  ['-0', -0],
  ['0', 0],
])('E39 the status %s counts as zero', (_name, status) => {
  expect(isLoginNeeded({ status })).toBe(true);
});

test.each([false, null, '', [], '0.0', '-0', ' 0', '00', undefined, [0], {}, 1, '1', NaN, 0n, true, 422])(
  'E40 the status %s does not count as zero',
  (status) => {
    expect(isLoginNeeded({ status })).toBe(false);
  },
);

test('E41 a field named by the caller replaces status', () => {
  expect(isLoginNeeded({ code: 0, status: 1 }, 'code')).toBe(true);
  expect(isLoginNeeded({ status: 0 }, 'code')).toBe(false);
  expect(isLoginNeeded({ code: 0 })).toBe(false);
});

test('E42 an inherited field is ignored', () => {
  const inherited: unknown = Object.create({ status: 0 });
  expect(isLoginNeeded(inherited)).toBe(false);
  expect(isLoginNeeded({}, '__proto__')).toBe(false);
  expect(isLoginNeeded({}, 'constructor')).toBe(false);
  expect(isLoginNeeded(JSON.parse('{"__proto__": {"status": 0}}'))).toBe(false);
  expect(isLoginNeeded(JSON.parse('{"__proto__": 0}'), '__proto__')).toBe(true);
});

test.each([[[0]], [[{ status: 0 }]], ['0'], ['{"status":0}'], [0], [null], [undefined], [false]])(
  'E44 the body %j is no object and never needs login',
  (body) => {
    expect(isLoginNeeded(body)).toBe(false);
  },
);

test('E44 an array with a status of its own never needs login', () => {
  expect(isLoginNeeded(Object.assign([1], { status: 0 }))).toBe(false);
});

test('E38 E42 any JSON body needs login exactly when its own field is 0 or "0"', () => {
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({ status: fc.oneof(fc.constantFrom<unknown>(0, '0', -0, 1, '', null), fc.jsonValue()) }),
  );
  fc.assert(
    fc.property(body, fc.constantFrom('status', 'code'), (value, field) => {
      const parsed: unknown = JSON.parse(JSON.stringify(value));
      const own =
        isRecord(parsed) && Object.hasOwn(parsed, field) ? JSON.stringify(parsed[field]) : undefined;
      expect(isLoginNeeded(parsed, field)).toBe(own === '0' || own === '"0"');
    }),
    { numRuns: 10_000 },
  );
});
