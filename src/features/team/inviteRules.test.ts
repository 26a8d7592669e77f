import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inviteeAt, parseInvitees, withoutInvitee } from './inviteRules.ts';

const emailsOf = (text: string) => parseInvitees(text).map(({ email }) => email);

describe('the people that a text names', () => {
  test('are one for each line, as a column of a sheet is pasted', () => {
    expect(emailsOf('ada@example.com\r\njon@example.com\n\nlena@example.com\n')).toEqual([
      'ada@example.com',
      'jon@example.com',
      'lena@example.com',
    ]);
  });

  test.each([
    ['Ada Field <ada@example.com>', 'Ada', 'Field'],
    ['ada@example.com\tAda\tField', 'Ada', 'Field'],
    ['Ada;van der Field;ada@example.com', 'Ada', 'van der Field'],
    ['ada@example.com; Ada; Field', 'Ada', 'Field'],
    ['Ada  Maria Field <ada@example.com>', 'Ada', 'Maria Field'],
    ['ada@example.com', '', ''],
  ])('have the names beside their address: %j', (text, firstName, lastName) => {
    expect(parseInvitees(text)).toMatchObject([
      { email: 'ada@example.com', firstName, lastName, problem: null },
    ]);
  });

  test('may stand in one line where it has addresses alone', () => {
    expect(emailsOf('ada@example.com, jon@example.com; lena@example.com')).toHaveLength(3);
  });

  test.each([
    ['"Field, Ada" <ada@b.test>; Jon Bo <jon@b.test>', ['ada@b.test', 'jon@b.test'], ['Ada', 'Bo']],
    ['Ada Field <ada@b.test>, Jon Bo <jon@b.test>', ['ada@b.test', 'jon@b.test'], ['Field', 'Bo']],
    ['Field, Ada <ada@b.test>, Bo, Jon <jon@b.test>', ['ada@b.test', 'jon@b.test'], ['Ada', 'Jon']],
    ['"Field; Ada" <ada@b.test>; "Bo; Jon" <jon@b.test>', ['ada@b.test', 'jon@b.test'], ['Ada', 'Jon']],
    ['"Field, Ada" <ada@b.test>, "Bo, Jon" <jon@b.test>', ['ada@b.test', 'jon@b.test'], ['Ada', 'Jon']],
    ['ada@b.test jon@b.test', ['ada@b.test', 'jon@b.test'], ['', '']],
    ['ada@b.test, Ada, jon@b.test, Jon', ['ada@b.test', 'jon@b.test'], ['', '']],
    ['ada@b.test; nobody; jon@b.test; somebody', ['ada@b.test', 'jon@b.test', ''], ['', '', '']],
  ])('may stand in one line with their names, as mail programs copy them: %s', (line, emails, lastNames) => {
    const people = parseInvitees(line);
    expect(people.map(({ email }) => email)).toEqual(emails);
    expect(people.map(({ lastName }) => lastName)).toEqual(lastNames);
  });

  test('are shown as they were typed, without the blanks around each', () => {
    const people = parseInvitees(' ada@b.test ;  Jon <jon@b.test>  ; nobody ');
    expect(people.map(({ text }) => text)).toEqual(['ada@b.test', 'Jon <jon@b.test>', 'nobody']);
  });

  test('are as many as the different addresses of any text, and no name holds an address', () => {
    const words = fc.array(
      fc.oneof(
        fc.constantFrom('ada@b.test', 'jon@b.test', 'Ada', ', ', '; ', '"', '<', '>', '\n'),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ');
        const addresses = new Set(
          text.match(/[^\s@<>;,"']+@[^\s@<>;,"']+\.[^\s@<>;,"']+/g)?.map((one) => one.toLowerCase()),
        );
        const people = parseInvitees(text);
        const sent = people.filter(({ problem }) => problem === null);
        expect(new Set(sent.map(({ email }) => email.toLowerCase()))).toEqual(addresses);
        expect(
          people.filter(({ firstName, lastName }) => `${firstName} ${lastName}`.includes('@b.test')),
        ).toEqual([]);
      }),
    );
  });

  test('are marked where there is no address, and where one was named before in any case', () => {
    const people = parseInvitees('ada@example.com\nnobody\nADA@example.com');
    expect(people.map(({ problem }) => problem)).toEqual([null, 'invalid', 'twice']);
    expect(people[1]).toMatchObject({ text: 'nobody', email: '', firstName: '' });
  });

  test('are never more than the words of the text, and only the first of an address can be sent', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.emailAddress(), fc.string())), (lines) => {
        const people = parseInvitees(lines.join('\n'));
        const sent = people.filter(({ problem }) => problem === null).map(({ email }) => email.toLowerCase());
        expect(new Set(sent).size).toBe(sent.length);
        expect(people.every(({ text }) => text.trim() !== '')).toBe(true);
      }),
    );
  });
});

test('a line is taken out of the text and the others stay as they were typed', () => {
  expect(withoutInvitee('a@x.io\n Ada <b@x.io>\nc@x.io', { text: 'Ada <b@x.io>' })).toBe('a@x.io\nc@x.io');
});

test.each([
  ['a@x.io; b@x.io', 'b@x.io', 'a@x.io;'],
  ['Ada <a@x.io>; b@x.io ', 'Ada <a@x.io>', '; b@x.io'],
])('of a line with several people one is taken out: %s', (text, line, left) => {
  expect(withoutInvitee(text, { text: line })).toBe(left);
});

test.each([
  ['members.3.email', 3],
  ['members.12.email', 12],
  ['other.members.3.email', null],
  ['members.3.email.domain', null],
  ['members.0.username', 0],
  ['members.3.roleId', null],
  ['members', null],
])('the refused field %s is about the person at %j', (field, place) => {
  expect(inviteeAt(field)).toBe(place);
});
