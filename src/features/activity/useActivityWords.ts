import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry, EntityType, FieldChange } from '#api/generated/types.gen.ts';
import { useRecordTexts } from '#entities/activity/useRecordTexts.ts';
import type { ChangeText } from '#resource/Records.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { isBreak, shownChange } from './activityRules.ts';

/** What entries say in the reader's language. */
export function useActivityWords() {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const texts = useFieldTexts();
  const textsOf = useRecordTexts();
  return useMemo(() => {
    const ofKind = (type: EntityType): ChangeText => {
      const { field, value } = textsOf(type);
      return {
        field: (name) => (isBreak(name) ? texts.unitPriceFrom(format.number(Number(name))) : field(name)),
        value,
      };
    };
    const changeText = (type: EntityType, { field: name, before, after }: FieldChange): string => {
      const { field, value } = ofKind(type);
      return t('change', { field: field(name), before: value(name, before), after: value(name, after) });
    };
    return {
      t,
      format,
      ofKind,
      person: ({ actor, source }: Pick<ActivityEntry, 'actor' | 'source'>): string => {
        if (actor.id !== 'nobody') return orDash(actor.name);
        return t(source === 'system' ? 'server' : 'nobody');
      },
      /** What a row says of its changes; of a job how many entries it stands for. */
      summary: (
        { entityType, changes, folded }: ActivityEntry,
        filters: { field?: string; value?: string },
      ): string => {
        if (folded > 0) return t('job.entries', { count: folded, number: format.number(folded) });
        const shown = shownChange(changes, filters);
        if (!shown) return '';
        const change = changeText(entityType, shown.change);
        return shown.more === 0 ? change : t('change.more', { change, number: format.number(shown.more) });
      },
    };
  }, [t, format, texts, textsOf]);
}

export type ActivityWords = ReturnType<typeof useActivityWords>;
