import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restoreValues, omitSecrets } from './draftValues.ts';

describe('the values of a draft', () => {
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
  ])('leave out a field named %s', (name) => {
    const input = { note: 'kept', [name]: 'canary', deep: [{ [name]: 'canary', note: 'kept' }] };
    expect(omitSecrets(input)).toEqual({ note: 'kept', deep: [{ note: 'kept' }] });
  });

  test.each(['compass', 'spinner', 'company', 'discard', 'cardinality', 'wdth', 'notes'])(
    'keep a field named %s',
    (name) => {
      expect(omitSecrets({ [name]: 'kept' })).toEqual({ [name]: 'kept' });
    },
  );

  test('leave out the fields the form names, at any depth', () => {
    expect(omitSecrets({ a: 1, b: { a: 2, c: 3 } }, ['a'])).toEqual({ b: { c: 3 } });
  });

  test('leave out what JSON cannot hold', () => {
    const input = {
      file: new File(['x'], 'x.png'),
      call: () => 1,
      at: new Date(0),
      n: null,
      t: true,
      x: undefined,
    };
    expect(JSON.stringify(omitSecrets(input))).toBe('{"n":null,"t":true}');
    expect(omitSecrets(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 });
  });

  test('leave out every secret field of any form', () => {
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
        (input) =>
          !/"(?:password|newPassword|token|cvc|cardNumber)":/.test(JSON.stringify(omitSecrets(input))),
      ),
      { numRuns: 500 },
    );
  });
});

describe('restoring a draft over a form', () => {
  test('takes any value for a field that has none yet', () => {
    expect(restoreValues({ at: undefined, by: null }, { at: 'noon', by: { id: 1 } })).toEqual({
      at: 'noon',
      by: { id: 1 },
    });
  });

  const form = { name: '', price: '1.00', tags: ['a'], limits: { min: 1, max: null }, password: '' };

  test('replaces the form’s fields by those of the draft and keeps the others', () => {
    expect(restoreValues(form, { name: 'Mug', tags: [], limits: { min: 2, max: 9 } })).toEqual({
      name: 'Mug',
      price: '1.00',
      tags: [],
      limits: { min: 2, max: 9 },
      password: '',
    });
  });

  test('leaves out fields the form does not have', () => {
    const draft: unknown = JSON.parse(
      '{"name":"Mug","gone":1,"__proto__":{"polluted":true},"constructor":{}}',
    );
    expect(restoreValues(form, draft)).toEqual({ ...form, name: 'Mug' });
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
  ])('refuses %j, which does not fit the form', (draft: unknown) => {
    expect(restoreValues(form, draft)).toBeNull();
  });
});
