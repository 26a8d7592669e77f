import type { i18n as Instance } from 'i18next';

import { DEFAULT_LANGUAGE, PSEUDO, type LanguageTag } from './languages.ts';
import { matchLanguage } from './matchLanguage.ts';

/** Fetches the texts of a language by namespace; rejects when they cannot be had. */
export type LoadTexts = (tag: LanguageTag) => Promise<ReadonlyMap<string, Record<string, string>>>;

/**
 * The one way to another language. Of several calls the last one wins, whichever file arrives first; the call
 * that was overtaken answers with the language on screen.
 */
export function createLanguageSwitch(instance: Instance, load: LoadTexts) {
  let latest = 0;

  return async function switchTo(wanted: unknown): Promise<LanguageTag> {
    const call = ++latest;
    const tag = matchLanguage(wanted);
    const texts = await load(tag).catch((cause: unknown) => {
      if (call === latest) throw cause;
      return new Map<string, Record<string, string>>();
    });
    if (call !== latest) return matchLanguage(instance.language);
    for (const [namespace, resource] of texts) instance.addResourceBundle(tag, namespace, resource);
    await instance.changeLanguage(tag);
    if (typeof document !== 'undefined') {
      // E136: always set; the pseudo-locale is English to a screen reader
      document.documentElement.lang = tag === PSEUDO ? DEFAULT_LANGUAGE : tag;
    }
    return tag;
  };
}
