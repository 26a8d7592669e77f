import { createInstance } from 'i18next';
import { expect, test } from 'vitest';

import type { LanguageTag } from './languages.ts';
import { createLanguageSwitch } from './languageSwitch.ts';

type Texts = ReadonlyMap<string, Record<string, string>>;

/** A switch whose language files arrive when the test says so. */
async function aSwitch() {
  const instance = createInstance();
  await instance.init({ lng: 'en', fallbackLng: 'en', resources: { en: { menu: { team: 'Team' } } } });
  const files = new Map<LanguageTag, { resolve: (texts: Texts) => void; reject: (cause: Error) => void }>();
  const switchTo = createLanguageSwitch(
    instance,
    (tag) => new Promise((resolve, reject) => files.set(tag, { resolve, reject })),
  );
  return {
    instance,
    switchTo,
    arrives: (tag: LanguageTag) => files.get(tag)?.resolve(new Map([['menu', { team: `Team ${tag}` }]])),
    fails: (tag: LanguageTag) => files.get(tag)?.reject(new Error('offline')),
  };
}

test('the language on screen changes when its texts are there, not before', async () => {
  const { instance, switchTo, arrives } = await aSwitch();
  const done = switchTo('de-AT');
  expect(instance.language).toBe('en');
  arrives('de');
  expect(await done).toBe('de');
  expect(Reflect.apply(instance.t, instance, ['team', { ns: 'menu' }])).toBe('Team de');
  expect(document.documentElement.lang).toBe('de');
});

test('of two switches the last one stays, whichever file comes first', async () => {
  const { instance, switchTo, arrives } = await aSwitch();
  const first = switchTo('it');
  const second = switchTo('fr');
  arrives('fr');
  expect(await second).toBe('fr');
  arrives('it');
  expect(await first).toBe('fr');
  expect(instance.language).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
});

test('a file that cannot be loaded is an error for the caller and leaves the language', async () => {
  const { instance, switchTo, arrives, fails } = await aSwitch();
  const first = switchTo('el');
  arrives('el');
  await first;
  const second = switchTo('ru');
  fails('ru');
  await expect(second).rejects.toThrow('offline');
  expect(instance.language).toBe('el');
  expect(document.documentElement.lang).toBe('el');
});

test('the failure of a switch that was overtaken troubles nobody', async () => {
  const { switchTo, arrives, fails } = await aSwitch();
  const first = switchTo('zh');
  const second = switchTo('es');
  arrives('es');
  await second;
  fails('zh');
  expect(await first).toBe('es');
});

test('the pseudo-locale is English to a screen reader', async () => {
  const { switchTo, arrives } = await aSwitch();
  const done = switchTo('pseudo');
  arrives('pseudo');
  expect(await done).toBe('pseudo');
  expect(document.documentElement.lang).toBe('en');
});
