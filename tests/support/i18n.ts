import { changeLanguage, i18n, loadTextArea } from '#shared/i18n/i18n.ts';
import { pseudoTexts } from '#shared/i18n/pseudo.ts';
import { areaNames } from '#shared/i18n/textAreas.ts';

const english = import.meta.glob<Record<string, string>>('../../src/shared/i18n/locales/en/*.json', {
  eager: true,
  import: 'default',
});

/**
 * Gives a test every English text, as if all chunks of the panel were loaded, and shows it in `language`
 * (`pseudo` too).
 */
export async function startTexts(language = 'en'): Promise<void> {
  for (const [path, texts] of Object.entries(english)) {
    const namespace = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
    i18n.addResourceBundle('en', namespace, texts);
    i18n.addResourceBundle('pseudo', namespace, pseudoTexts(texts));
  }
  await Promise.all(areaNames.map(loadTextArea));
  await changeLanguage(language);
}
