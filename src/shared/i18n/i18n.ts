import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { DEFAULT_LANGUAGE, hasPseudo, PSEUDO, supportedTags, type LanguageTag } from './languages.ts';
import { createLanguageSwitch } from './languageSwitch.ts';
import { loadTexts } from './loadTexts.ts';
import menu from './locales/en/menu.json';
import { pseudoTexts } from './pseudo.ts';
import type { TextArea } from './textAreas.ts';
import type { TextNamespace, Texts } from './texts.ts';

/** The panel's texts. Ready as soon as it is imported, in English, in the browser and while prerendering. */
export const i18n = createInstance();

// E137: staff see English, then the key; a test or a prerendered page that meets a missing text fails.
function reportMissing(what: string): void {
  if (import.meta.env.MODE === 'test' || typeof window === 'undefined') throw new Error(what);
  reportError(new Error(what));
}

void i18n.use(initReactI18next).init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: [...supportedTags], // T07
  resources: {},
  defaultNS: 'menu',
  ns: ['menu'],
  initAsync: false,
  // E138: flat keys, so that `:` and `.` in a key mean nothing
  keySeparator: false,
  nsSeparator: false,
  ignoreJSONStructure: false,
  // T06: React escapes what it shows, and inserting HTML is banned by lint
  interpolation: { escapeValue: false },
  // A form's sentences are in its own texts or in those of all lists.
  react: { useSuspense: false, nsMode: 'fallback' },
  ...(hasPseudo
    ? {
        saveMissing: true,
        missingKeyHandler: (_tags: readonly string[], namespace: string, key: string) =>
          reportMissing(`Missing text: ${key} in ${namespace}`),
        missingInterpolationHandler: (text: string) => reportMissing(`Missing value for: ${text}`),
      }
    : {}),
});

/**
 * Adds the English texts of a namespace. Called once at module level by the chunk whose screens use them, so
 * that a chunk brings its own sentences and the first load carries only those of the public pages.
 */
export function registerEnglish<N extends TextNamespace>(namespace: N, texts: Texts[N]): void {
  i18n.addResourceBundle(DEFAULT_LANGUAGE, namespace, texts);
  if (hasPseudo) i18n.addResourceBundle(PSEUDO, namespace, pseudoTexts(texts));
}

registerEnglish('menu', menu);

const languageSwitch = createLanguageSwitch(i18n, loadTexts);

/**
 * Switches the panel to the language closest to `wanted` and sets `<html lang>`. Rejects, and changes nothing,
 * when a file of the language cannot be loaded.
 *
 * @returns the language now shown
 */
export function changeLanguage(wanted: unknown): Promise<LanguageTag> {
  return languageSwitch.switchTo(wanted);
}

/**
 * Brings the texts of an area in the language on screen, to be called before anything of the area is shown. From
 * then on every language is fetched with them. Rejects when they cannot be fetched; English stands in for them.
 */
export function loadTextArea(area: TextArea): Promise<void> {
  return languageSwitch.loadTextArea(area);
}

/**
 * Sets the first language of the page. A language file that cannot be loaded leaves the panel in English; it
 * never keeps the panel from starting.
 */
export async function initI18n(wanted: unknown): Promise<LanguageTag> {
  try {
    return await changeLanguage(wanted);
  } catch {
    return changeLanguage(DEFAULT_LANGUAGE);
  }
}
