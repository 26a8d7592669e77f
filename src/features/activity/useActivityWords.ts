import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry, FieldChange } from '#api/generated/types.gen.ts';
import { useChangeText } from '#entities/catalogue/useChangeText.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { isBreak, shownChange } from './activityRules.ts';

/** What entries say in the reader's language. */
export function useActivityWords() {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const texts = useFieldTexts();
  const { field: namedField, value } = useChangeText();
  return useMemo(() => {
    const field = (name: string): string =>
      isBreak(name) ? texts.unitPriceFrom(format.number(Number(name))) : namedField(name);
    const changeText = ({ field: name, before, after }: FieldChange): string =>
      t('change', { field: field(name), before: value(name, before), after: value(name, after) });
    return {
      t,
      format,
      field,
      value,
      person: ({ actor, source }: Pick<ActivityEntry, 'actor' | 'source'>): string => {
        if (actor.id !== 'nobody') return orDash(actor.name);
        return t(source === 'system' ? 'server' : 'nobody');
      },
      /** What a row says of its changes; of a job how many entries it stands for. */
      summary: ({ changes, folded }: ActivityEntry, filters: { field?: string; value?: string }): string => {
        if (folded > 0) return t('job.entries', { count: folded, number: format.number(folded) });
        const shown = shownChange(changes, filters);
        if (!shown) return '';
        const change = changeText(shown.change);
        return shown.more === 0 ? change : t('change.more', { change, number: format.number(shown.more) });
      },
    };
  }, [t, format, texts, namedField, value]);
}

export type ActivityWords = ReturnType<typeof useActivityWords>;
