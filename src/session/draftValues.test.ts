import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restoredValues, withoutSecrets } from './draftValues.ts';

describe('what a draft never holds', () => {
  test.each([
    'password',
    'oldPassword',
    'old_password',
    'oldpassword',
    'confirm-password',
    'Passwd',
    'pwd',
    'passphrase',
    'pass',
    'wd',
    'pin',
    'PAN',
    'card',
    'cardNumber',
    'card_number',
    'cvc',
    'cvvCode',
    'securityCode',
    'token',
    'extraToken',
    'clientSecret',
  ])('%s', (name) => {
    const typed = { note: 'kept', [name]: 'canary', deep: [{ [name]: 'canary', note: 'kept' }] };
    expect(withoutSecrets(typed)).toEqual({ note: 'kept', deep: [{ note: 'kept' }] });
  });

  test.each(['compass', 'spinner', 'company', 'discard', 'cardinality', 'wdth', 'notes'])(
    '%s is kept',
    (name) => {
      expect(withoutSecrets({ [name]: 'kept' })).toEqual({ [name]: 'kept' });
    },
  );

  test('fields the form names, at any depth', () => {
    expect(withoutSecrets({ a: 1, b: { a: 2, c: 3 } }, ['a'])).toEqual({ b: { c: 3 } });
  });

  test('what JSON cannot hold', () => {
    const typed = {
      file: new File(['x'], 'x.png'),
      call: () => 1,
      at: new Date(0),
      n: null,
      t: true,
      x: undefined,
    };
    expect(JSON.stringify(withoutSecrets(typed))).toBe('{"n":null,"t":true}');
    expect(withoutSecrets(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 });
  });

  test('whatever the form, no field of a secret’s name gets through', () => {
    const name = fc.constantFrom('password', 'newPassword', 'token', 'cvc', 'note', 'price', 'cardNumber');
    const form = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3, depthSize: 'small' },
        fc.string(),
        fc.array(tie('value')),
        fc.dictionary(name, tie('value')),
      ),
    })).value;
    fc.assert(
      fc.property(
        form,
        (typed) =>
          !/"(?:password|newPassword|token|cvc|cardNumber)":/.test(JSON.stringify(withoutSecrets(typed))),
      ),
      { numRuns: 500 },
    );
  });
});

describe('laying a draft over a form', () => {
  test('a field without a value yet takes any', () => {
    expect(restoredValues({ at: undefined, by: null }, { at: 'noon', by: { id: 1 } })).toEqual({
      at: 'noon',
      by: { id: 1 },
    });
  });

  const form = { name: '', price: '1.00', tags: ['a'], limits: { min: 1, max: null }, password: '' };

  test('its fields replace those of the form, the others stay', () => {
    expect(restoredValues(form, { name: 'Mug', tags: [], limits: { min: 2, max: 9 } })).toEqual({
      name: 'Mug',
      price: '1.00',
      tags: [],
      limits: { min: 2, max: 9 },
      password: '',
    });
  });

  test('fields the form does not have are left out', () => {
    const draft: unknown = JSON.parse(
      '{"name":"Mug","gone":1,"__proto__":{"polluted":true},"constructor":{}}',
    );
    expect(restoredValues(form, draft)).toEqual({ ...form, name: 'Mug' });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each([
    [{ name: 5 }],
    [{ name: null }],
    [{ tags: 'a' }],
    [{ tags: {} }],
    [{ limits: { min: '1' } }],
    [{ limits: [] }],
    [{ limits: null }],
    ['text'],
    [[]],
    [null],
  ])('%j does not fit', (draft: unknown) => {
    expect(restoredValues(form, draft)).toBeNull();
  });
});
