import type { i18n as Instance } from 'i18next';

import { DEFAULT_LANGUAGE, PSEUDO, type LanguageTag } from './languages.ts';
import type { LoadTexts } from './loadTexts.ts';
import type { TextArea } from './textAreas.ts';
import { matchLanguage } from './matchLanguage.ts';

/**
 * The one way to another language and to the texts of further areas (ADR 19). What is on screen is always whole: a
 * language is shown when its texts of every area in use are there, and not before.
 */
export function createLanguageSwitch(instance: Instance, load: LoadTexts) {
  const inUse = new Set<TextArea>(['public']);
  const files = new Map<string, Promise<void>>();
  const there = new Set<string>();
  let latest = 0;

  const nameOf = (tag: LanguageTag, area: TextArea): string => `${tag} ${area}`;

  function bring(tag: LanguageTag, area: TextArea): Promise<void> {
    const name = nameOf(tag, area);
    const found = files.get(name);
    if (found) return found;
    const file = load(tag, area).then(
      (texts) => {
        for (const [namespace, resource] of texts) instance.addResourceBundle(tag, namespace, resource);
        there.add(name);
      },
      (cause: unknown) => {
        files.delete(name);
        throw cause;
      },
    );
    files.set(name, file);
    return file;
  }

  /** Areas may come into use while files are on their way. */
  async function complete(tag: LanguageTag): Promise<void> {
    for (;;) {
      const missing = [...inUse].filter((area) => !there.has(nameOf(tag, area)));
      if (missing.length === 0) return;
      await Promise.all(missing.map((area) => bring(tag, area)));
    }
  }

  return {
    /**
     * Of several calls the last one wins, whichever file arrives first; the call that was overtaken answers with the
     * language on screen.
     */
    switchTo: async (wanted: unknown): Promise<LanguageTag> => {
      const call = ++latest;
      const tag = matchLanguage(wanted);
      await complete(tag).catch((cause: unknown) => {
        if (call === latest) throw cause;
      });
      if (call !== latest) return matchLanguage(instance.language);
      await instance.changeLanguage(tag);
      if (typeof document !== 'undefined') {
        // E136: always set; the pseudo-locale is English to a screen reader
        document.documentElement.lang = tag === PSEUDO ? DEFAULT_LANGUAGE : tag;
      }
      return tag;
    },
    /** Takes an area into use. A switch that is on its way waits for it too. */
    loadTextArea: async (area: TextArea): Promise<void> => {
      inUse.add(area);
      await complete(matchLanguage(instance.language)).catch(async (cause: unknown) => {
        // English stands in, and not all of it travels with the screens.
        await bring(DEFAULT_LANGUAGE, area).catch(() => undefined);
        throw cause;
      });
    },
  };
}
