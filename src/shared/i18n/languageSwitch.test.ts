import { createInstance } from 'i18next';
import { expect, test } from 'vitest';

import { DEFAULT_LANGUAGE, type LanguageTag } from './languages.ts';
import { createLanguageSwitch } from './languageSwitch.ts';
import type { TextArea } from './textAreas.ts';

type Texts = ReadonlyMap<string, Record<string, string>>;

/** A switch whose language files arrive when the test says so. */
async function aSwitch() {
  const instance = createInstance();
  await instance.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { public: { team: 'Team' }, panel: { team: 'Team' } } },
  });
  const files = new Map<string, { resolve: (texts: Texts) => void; reject: (cause: Error) => void }>();
  const asked: string[] = [];
  const { switchTo, loadTextArea } = createLanguageSwitch(instance, (tag, area) => {
    if (tag === DEFAULT_LANGUAGE) return Promise.resolve(new Map());
    asked.push(`${tag} ${area}`);
    return new Promise((resolve, reject) => files.set(`${tag} ${area}`, { resolve, reject }));
  });
  return {
    instance,
    switchTo,
    loadTextArea,
    asked,
    arrives: (tag: LanguageTag, area: TextArea = 'public') =>
      files.get(`${tag} ${area}`)?.resolve(new Map([[area, { team: `Team ${tag}` }]])),
    fails: (tag: LanguageTag, area: TextArea = 'public') =>
      files.get(`${tag} ${area}`)?.reject(new Error('offline')),
    shown: (area: TextArea = 'public') => String(Reflect.apply(instance.t, instance, ['team', { ns: area }])),
  };
}

test('the language changes when its texts are loaded, not before', async () => {
  const { instance, switchTo, arrives, shown } = await aSwitch();
  const done = switchTo('de-AT');
  expect(instance.language).toBe('en');
  arrives('de');
  expect(await done).toBe('de');
  expect(shown()).toBe('Team de');
  expect(document.documentElement.lang).toBe('de');
});

test('of two switches the last one wins, whichever file comes first', async () => {
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

test('a file that cannot be loaded rejects the call and keeps the language', async () => {
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

test('a language that failed to load is loaded again, a loaded one is not', async () => {
  const { switchTo, arrives, fails, asked } = await aSwitch();
  const first = switchTo('ru');
  fails('ru');
  await expect(first).rejects.toThrow('offline');
  const second = switchTo('ru');
  arrives('ru');
  expect(await second).toBe('ru');
  expect(await switchTo('en')).toBe('en');
  expect(await switchTo('ru')).toBe('ru');
  expect(asked).toEqual(['ru public', 'ru public']);
});

test('a switch that was overtaken fails silently', async () => {
  const { switchTo, arrives, fails } = await aSwitch();
  const first = switchTo('zh');
  const second = switchTo('es');
  arrives('es');
  await second;
  fails('zh');
  expect(await first).toBe('es');
});

test('a screen reader speaks the pseudo-locale as English', async () => {
  const { switchTo, arrives } = await aSwitch();
  const done = switchTo('pseudo');
  arrives('pseudo');
  expect(await done).toBe('pseudo');
  expect(document.documentElement.lang).toBe('en');
});

test('a text area loads its texts of the current language, and of no other', async () => {
  const { switchTo, loadTextArea, arrives, asked, shown } = await aSwitch();
  const done = switchTo('de');
  arrives('de');
  await done;
  const area = loadTextArea('panel');
  expect(shown('panel')).toBe('Team');
  arrives('de', 'panel');
  await area;
  expect(shown('panel')).toBe('Team de');
  await loadTextArea('panel');
  expect(asked).toEqual(['de public', 'de panel']);
});

test('in English a text area is ready at once, and the next language loads it', async () => {
  const { instance, switchTo, loadTextArea, arrives, asked } = await aSwitch();
  await loadTextArea('panel');
  expect(asked).toEqual([]);
  const done = switchTo('it');
  expect(asked).toEqual(['it public', 'it panel']);
  arrives('it');
  await Promise.resolve();
  expect(instance.language).toBe('en');
  arrives('it', 'panel');
  expect(await done).toBe('it');
});

test('a switch that is under way waits for a text area that is requested meanwhile', async () => {
  const { instance, switchTo, loadTextArea, arrives, shown } = await aSwitch();
  const done = switchTo('fr');
  await loadTextArea('panel');
  arrives('fr');
  await new Promise((resolve) => setTimeout(resolve));
  expect(instance.language).toBe('en');
  arrives('fr', 'panel');
  expect(await done).toBe('fr');
  expect(shown('panel')).toBe('Team fr');
});

test('a text area that cannot be loaded rejects the call, stays in English and is retried', async () => {
  const { switchTo, loadTextArea, arrives, fails, shown, asked } = await aSwitch();
  const done = switchTo('es');
  arrives('es');
  await done;
  const area = loadTextArea('panel');
  fails('es', 'panel');
  await expect(area).rejects.toThrow('offline');
  expect([shown(), shown('panel')]).toEqual(['Team es', 'Team']);
  const again = switchTo('es');
  arrives('es', 'panel');
  await again;
  expect(shown('panel')).toBe('Team es');
  expect(asked).toEqual(['es public', 'es panel', 'es panel']);
});

test('English is there for an area whose file cannot be loaded', async () => {
  const instance = createInstance();
  await instance.init({ lng: 'de', fallbackLng: 'en', resources: {} });
  const { loadTextArea } = createLanguageSwitch(instance, (tag) =>
    tag === DEFAULT_LANGUAGE
      ? Promise.resolve(new Map([['records', { domain: 'Domain' }]]))
      : Promise.reject(new Error('offline')),
  );
  await expect(loadTextArea('records')).rejects.toThrow('offline');
  expect(Reflect.apply(instance.t, instance, ['domain', { ns: 'records' }])).toBe('Domain');
});
