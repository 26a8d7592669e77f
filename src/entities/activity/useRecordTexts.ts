import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntityType } from '#api/generated/types.gen.ts';
import { useChangeText } from '#entities/catalogue/useChangeText.ts';
import type { ChangeText } from '#resource/Records.ts';
import { countryName } from '#shared/i18n/countries.ts';
import { languages } from '#shared/i18n/languages.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** Kinds with fields and states of their own; all others are of the catalogue. */
const withOwnTexts: ReadonlySet<EntityType> = new Set([
  ...(['member', 'role', 'permissionNode'] as const),
  ...(['competitor', 'match', 'competitorDecisions', 'alertRule', 'alert'] as const),
  ...(['priceRule', 'marketSettings'] as const),
]);
const moments = new Set(['invitation', 'invitationExpiresAt', 'archivedAt', 'snoozedUntil', 'lastSeenAt']);
/** Fields that the catalogue has no texts for: margins of categories and what files call them, and notes of products. */
const furtherFields: Readonly<Partial<Record<EntityType, ReadonlySet<string>>>> = {
  category: new Set(['targetGpPct', 'minGpPct', 'category_path', 'target_gp', 'min_gp']),
  product: new Set(['note']),
};
const truths = new Set(['includesSetup', 'includesOneColor', 'includesShipping', 'taxIncluded', 'kviOnly']);

/** The key of a fixed value of a field; what was decided of a competitor stands under its name. */
function wordKey(type: EntityType, field: string, text: string): string {
  if (type === 'competitorDecisions') return `decision.${text}`;
  if (field === 'condition') return `condition.${text}`;
  if (field === 'strategy') return `strategy.${text}`;
  if (field === 'competitorMode') return `competitorMode.${text}`;
  if (field === 'availability') return `availability.${text}`;
  if (field === 'matchType') return `matchType.${text}`;
  return field === 'rejectReason' ? `rejectReason.${text}` : `${field}.${text}`;
}

/** Words for what a plan, the history or the log says of a record of a kind; the same function until the language changes. */
export function useRecordTexts(): (type: EntityType) => ChangeText {
  const { t, i18n } = useTranslation('records');
  const format = useFormat();
  const fields = useFieldTexts();
  const catalogue = useChangeText();
  return useCallback(
    (type) => {
      const isKey = (key: string): key is keyof Texts['records'] => i18n.exists(key, { ns: 'records' });
      const named = (name: string): string => {
        const key = `field.${name}`;
        return isKey(key) ? t(key) : fields.named(name);
      };
      const further = furtherFields[type];
      if (further)
        return { ...catalogue, field: (name) => (further.has(name) ? named(name) : catalogue.field(name)) };
      if (!withOwnTexts.has(type)) return catalogue;
      return {
        field: named,
        value: (field, text) => {
          if (text === null || text === '') return fields.none;
          if (moments.has(field)) return format.dateTime(text);
          if (truths.has(field)) return fields.yesNo(text === 'true');
          if (field === 'country') return countryName(text, i18n.language) ?? text;
          if (field === 'colorToken') return t('colorNumber', { number: text.slice('series.'.length) });
          const key = wordKey(type, field, text);
          if (isKey(key)) return t(key);
          return (field === 'locale' && languages.find(({ tag }) => tag === text)?.name) || text;
        },
      };
    },
    [t, i18n, format, fields, catalogue],
  );
}
