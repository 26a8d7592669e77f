import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { registerEnglish } from './i18n.ts';
import english from './locales/en/fields.json';

// One text per field, wherever it is a column, a label, a filter, or a heading of a file.
registerEnglish('fields', english);

type TextKey = keyof typeof english;
type NameIn<Key, Group extends string> = Key extends `${Group}.${infer Name}` ? Name : never;

export type FieldName = NameIn<TextKey, 'field'>;

const isTextKey = (key: string): key is TextKey => Object.hasOwn(english, key);

/** Names that contract and files have for a field: `min_qty` is `minQty`, `categoryId` is `category`. */
function listSpellings(name: string): string[] {
  const camel = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [camel, camel.replace(/Id$/, '')];
}

const truths = new Set(['isKvi', 'isCaution', 'appliesLtm']);

/** What fields and their fixed values are called in the reader's language; the same object until it changes. */
export function useFieldTexts() {
  const { t } = useTranslation('fields');
  return useMemo(() => {
    const field = (name: FieldName): string => t(`field.${name}`);
    return {
      field,
      /** A field of money, with its currency. */
      fieldIn: (name: FieldName, currency: string): string =>
        t('inCurrency', { field: field(name), currency }),
      unitPriceFrom: (quantity: string): string => t('unitPriceFrom', { quantity }),
      status: (status: NameIn<TextKey, 'status'>): string => t(`status.${status}`),
      configuration: (kind: NameIn<TextKey, 'configuration'>): string => t(`configuration.${kind}`),
      chargeType: (type: NameIn<TextKey, 'type'>): string => t(`type.${type}`),
      chargePer: (per: NameIn<TextKey, 'per'>): string => t(`per.${per}`),
      /** Stands for a value that is not there, in a sentence or a comparison. */
      none: t('none'),
      yesNo: (isTrue: boolean): string => t(isTrue ? 'yes' : 'no'),
      /** A field by its name in the contract or a file; one that nobody named is shown as it came. */
      named: (name: string): string => {
        const key = listSpellings(name)
          .map((spelling) => `field.${spelling}`)
          .find(isTextKey);
        return key === undefined ? name : t(key);
      },
      /** A fixed value of a field; undefined where the value may be somebody's own word. */
      word: (name: string, value: string): string | undefined => {
        if (truths.has(name) && (value === 'true' || value === 'false'))
          return t(value === 'true' ? 'yes' : 'no');
        const key = `${name}.${value}`;
        return isTextKey(key) ? t(key) : undefined;
      },
    };
  }, [t]);
}

export type FieldTexts = ReturnType<typeof useFieldTexts>;
