import deFields from '#shared/i18n/locales/de/fields.json' with { type: 'json' };
import deRecords from '#shared/i18n/locales/de/records.json' with { type: 'json' };
import de from '#shared/i18n/locales/de/work.json' with { type: 'json' };
import elFields from '#shared/i18n/locales/el/fields.json' with { type: 'json' };
import elRecords from '#shared/i18n/locales/el/records.json' with { type: 'json' };
import el from '#shared/i18n/locales/el/work.json' with { type: 'json' };
import enGbFields from '#shared/i18n/locales/en-GB/fields.json' with { type: 'json' };
import enGbRecords from '#shared/i18n/locales/en-GB/records.json' with { type: 'json' };
import enGb from '#shared/i18n/locales/en-GB/work.json' with { type: 'json' };
import enFields from '#shared/i18n/locales/en/fields.json' with { type: 'json' };
import enRecords from '#shared/i18n/locales/en/records.json' with { type: 'json' };
import en from '#shared/i18n/locales/en/work.json' with { type: 'json' };
import esFields from '#shared/i18n/locales/es/fields.json' with { type: 'json' };
import esRecords from '#shared/i18n/locales/es/records.json' with { type: 'json' };
import es from '#shared/i18n/locales/es/work.json' with { type: 'json' };
import frFields from '#shared/i18n/locales/fr/fields.json' with { type: 'json' };
import frRecords from '#shared/i18n/locales/fr/records.json' with { type: 'json' };
import fr from '#shared/i18n/locales/fr/work.json' with { type: 'json' };
import itFields from '#shared/i18n/locales/it/fields.json' with { type: 'json' };
import itRecords from '#shared/i18n/locales/it/records.json' with { type: 'json' };
import it from '#shared/i18n/locales/it/work.json' with { type: 'json' };
import ruFields from '#shared/i18n/locales/ru/fields.json' with { type: 'json' };
import ruRecords from '#shared/i18n/locales/ru/records.json' with { type: 'json' };
import ru from '#shared/i18n/locales/ru/work.json' with { type: 'json' };
import zhFields from '#shared/i18n/locales/zh/fields.json' with { type: 'json' };
import zhRecords from '#shared/i18n/locales/zh/records.json' with { type: 'json' };
import zh from '#shared/i18n/locales/zh/work.json' with { type: 'json' };
import type { PanelLanguage } from '#mocks/contract/types/types.gen.ts';

type Texts = Readonly<Record<string, string>>;

/** What the screens call fields and values, by language: a file may use any of these words. */
const texts: Readonly<Record<PanelLanguage, { work: Texts; fields: Texts; records: Texts }>> = {
  en: { work: en, fields: enFields, records: enRecords },
  'en-GB': { work: enGb, fields: enGbFields, records: enGbRecords },
  es: { work: es, fields: esFields, records: esRecords },
  de: { work: de, fields: deFields, records: deRecords },
  fr: { work: fr, fields: frFields, records: frRecords },
  it: { work: it, fields: itFields, records: itRecords },
  ru: { work: ru, fields: ruFields, records: ruRecords },
  zh: { work: zh, fields: zhFields, records: zhRecords },
  el: { work: el, fields: elFields, records: elRecords },
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

/** `min_qty` is `field.minQty` in the texts, unless they have a name of its own for it, as for `captured_at`. */
function fieldKey(field: string): string {
  const key = `field.${field}`;
  if (key in enFields || key in enRecords) return key;
  return key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A field as every screen calls it in one language, else its own name. */
export function fieldLabel(field: string, language: PanelLanguage | undefined): string {
  const key = fieldKey(field);
  return (language && (texts[language].fields[key] ?? texts[language].records[key])) ?? field;
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

/** One text of fields, of imports and jobs, or of records, in every language. */
export function inAllLanguages(key: string): string[] {
  return Object.values(texts).flatMap(
    ({ work, fields, records }) => fields[key] ?? work[key] ?? records[key] ?? [],
  );
}
