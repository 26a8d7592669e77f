import deFields from '#shared/i18n/locales/de/fields.json' with { type: 'json' };
import de from '#shared/i18n/locales/de/work.json' with { type: 'json' };
import elFields from '#shared/i18n/locales/el/fields.json' with { type: 'json' };
import el from '#shared/i18n/locales/el/work.json' with { type: 'json' };
import enGbFields from '#shared/i18n/locales/en-GB/fields.json' with { type: 'json' };
import enGb from '#shared/i18n/locales/en-GB/work.json' with { type: 'json' };
import enFields from '#shared/i18n/locales/en/fields.json' with { type: 'json' };
import en from '#shared/i18n/locales/en/work.json' with { type: 'json' };
import esFields from '#shared/i18n/locales/es/fields.json' with { type: 'json' };
import es from '#shared/i18n/locales/es/work.json' with { type: 'json' };
import frFields from '#shared/i18n/locales/fr/fields.json' with { type: 'json' };
import fr from '#shared/i18n/locales/fr/work.json' with { type: 'json' };
import itFields from '#shared/i18n/locales/it/fields.json' with { type: 'json' };
import it from '#shared/i18n/locales/it/work.json' with { type: 'json' };
import ruFields from '#shared/i18n/locales/ru/fields.json' with { type: 'json' };
import ru from '#shared/i18n/locales/ru/work.json' with { type: 'json' };
import zhFields from '#shared/i18n/locales/zh/fields.json' with { type: 'json' };
import zh from '#shared/i18n/locales/zh/work.json' with { type: 'json' };
import type { PanelLanguage } from '#mocks/contract/types/types.gen.ts';

type Texts = Readonly<Record<string, string>>;

/** What the screens call fields and values, by language: a file may use any of these words. */
const texts: Readonly<Record<PanelLanguage, { work: Texts; fields: Texts }>> = {
  en: { work: en, fields: enFields },
  'en-GB': { work: enGb, fields: enGbFields },
  es: { work: es, fields: esFields },
  de: { work: de, fields: deFields },
  fr: { work: fr, fields: frFields },
  it: { work: it, fields: itFields },
  ru: { work: ru, fields: ruFields },
  zh: { work: zh, fields: zhFields },
  el: { work: el, fields: elFields },
};

export const panelLanguages: readonly PanelLanguage[] = [
  'en',
  'en-GB',
  'es',
  'de',
  'fr',
  'it',
  'ru',
  'zh',
  'el',
];

/** `min_qty` is `field.minQty` in the texts. */
const fieldKey = (field: string): string =>
  `field.${field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** A field as every screen calls it in one language, else its own name. */
export function fieldLabel(field: string, language: PanelLanguage | undefined): string {
  return (language && texts[language].fields[fieldKey(field)]) ?? field;
}

/** A text of fields or of imports and jobs in one language; English where none is named. */
export function workText(key: string, language: PanelLanguage = 'en'): string {
  return texts[language].work[key] ?? texts[language].fields[key] ?? key;
}

/** What a field is called, in every language. */
export function fieldLabels(field: string): string[] {
  return inAllLanguages(fieldKey(field));
}

/** What a value of a field is called, in every language. */
export function valueLabels(field: string, value: string): string[] {
  return inAllLanguages(`${field}.${value}`);
}

/** One text of fields or of imports and jobs, in every language. */
export function inAllLanguages(key: string): string[] {
  return Object.values(texts).flatMap(({ work, fields }) => fields[key] ?? work[key] ?? []);
}
