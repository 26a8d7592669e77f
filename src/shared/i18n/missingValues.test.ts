import { beforeAll, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { i18n } from './i18n.ts';
import './missingValues.ts';

beforeAll(() => startTexts());

const t = (key: string, values: object = {}): string =>
  String(Reflect.apply(i18n.t, i18n, [key, { ns: 'shell', ...values }]));

test('a state that the server did not send is shown as a dash', () => {
  expect([t('status.null'), t('status.undefined')]).toEqual(['—', '—']);
  expect(t('left', { ns: 'idle', count: undefined })).toBe('—');
});

test('a missing value in a sentence is shown as a dash', () => {
  const name: unknown = undefined;
  expect(t('notice.userChanged', { name })).toMatch(/^— signed in/);
});

test('a text or a value that is missing by mistake still fails the tests', () => {
  expect(() => t('no.such.text')).toThrow('Missing text');
  expect(() => t('notice.userChanged')).toThrow('Missing value');
});
