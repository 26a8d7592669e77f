import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zCompetitor, zCompetitorInput, zCompetitorUpdate } from '#api/generated/zod/competitors.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import {
  competitorInput,
  competitorSchema,
  competitorUpdate,
  competitorValues,
  differingKeys,
  findCompetitorField,
  newCompetitor,
  readDomain,
  toLogName,
} from './competitorForm.ts';

const known = zCompetitor.parse(examples.competitor);
const values = competitorValues(known);

const messagesOf = (changes: object) =>
  competitorSchema.safeParse({ ...values, ...changes }).error?.issues.map(({ message }) => message) ?? [];

describe('a domain', () => {
  test.each([
    ['shop.example.com', 'shop.example.com'],
    ['  WWW.Shop.example.com ', 'shop.example.com'],
    ['https://www.shop.example.com/p/12?x=1#top', 'shop.example.com'],
    ['http://shop.example.com:8080', 'shop.example.com'],
    ['shop.example.com.', 'shop.example.com'],
    ['wwwshop.example.com', 'wwwshop.example.com'],
    ['https://www.Müller-Werbung.example/p', 'xn--mller-werbung-wob.example'],
    ['xn--mller-kva.example', 'xn--mller-kva.example'],
    ['shop--outlet.example', 'shop--outlet.example'],
  ])('is read from %s', (typed, domain) => {
    expect(readDomain(typed)).toBe(domain);
    expect(messagesOf({ domain: typed })).toEqual([]);
  });

  test.each(['', 'shop', 'shop example.com', '-shop.example.com', 'shop..example.com', 'mailto:a@b.example'])(
    'is not what %j says',
    (domain) => expect(messagesOf({ domain })).toEqual(['domain.wrong']),
  );

  test('is read the same from what was read', () => {
    fc.assert(fc.property(fc.string(), (text) => readDomain(readDomain(text)) === readDomain(text)));
  });
});

describe('the rules of the form', () => {
  test.each([
    [{ name: ' ' }, 'name.missing'],
    [{ name: 'x'.repeat(81) }, 'name.long'],
    [{ taxPct: '' }, 'taxPct.wrong'],
    [{ taxPct: '100.1' }, 'taxPct.wrong'],
    [{ shippingNote: 'x'.repeat(201) }, 'shippingNote.long'],
    [{ notes: 'x'.repeat(2001) }, 'notes.long'],
  ])('%j is refused', (changes, message) => expect(messagesOf(changes)).toEqual([message]));

  test('what they let through is what the contract takes', () => {
    const filled = { ...newCompetitor, name: ' Pin ', domain: 'www.pin.example', taxPct: '100' };
    expect(competitorSchema.safeParse(filled).success).toBe(true);
    expect(zCompetitorInput.parse(competitorInput(filled))).toMatchObject({
      name: 'Pin',
      domain: 'pin.example',
      taxPct: 100,
      shippingNote: null,
      includes: { setup: false, oneColor: true, shipping: false },
    });
  });
});

describe('a change', () => {
  test('of nothing sends nothing but the version', () => {
    expect(competitorUpdate(known, values)).toEqual({ version: known.version });
    expect(
      differingKeys(values, { ...values, name: ` ${values.name} `, domain: `www.${values.domain}` }),
    ).toEqual([]);
  });

  test.each([
    [{ name: 'Other' }, { name: 'Other' }],
    [{ taxPct: '7.5' }, { taxPct: 7.5 }],
    [{ notes: 'Slow' }, { notes: 'Slow' }],
    [{ scanFrequency: 'manual' as const }, { scanFrequency: 'manual' }],
    [{ setup: true }, { includes: { setup: true, oneColor: true, shipping: false } }],
  ])('of %j sends %j', (changes, sent) => {
    const update = competitorUpdate(known, { ...values, ...changes });
    expect(update).toEqual({ version: known.version, ...sent });
    expect(zCompetitorUpdate.safeParse(update).success).toBe(true);
  });

  test('a note that is emptied is null', () => {
    const noted = { ...known, notes: 'Slow' };
    expect(competitorUpdate(noted, { ...competitorValues(noted), notes: ' ' })).toEqual({
      version: 1,
      notes: null,
    });
  });
});

test('fields that the server refuses are found under the names of the form', () => {
  expect(findCompetitorField('domain')).toBe('domain');
  expect(findCompetitorField('includes.setup')).toBe('setup');
  expect(findCompetitorField('version')).toBeNull();
  expect(toLogName('oneColor')).toBe('includesOneColor');
  expect(toLogName('name')).toBe('name');
});
