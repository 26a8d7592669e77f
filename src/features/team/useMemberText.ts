import { useTranslation } from 'react-i18next';
import type { ChangeText } from '#resource/Records.ts';
import '#resource/workTexts.ts';
import { languages } from '#shared/i18n/languages.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { memberStates } from './teamFilters.ts';

const moments = new Set(['invitation', 'invitationExpiresAt', 'archivedAt']);
const ownFields = ['invitation', 'invitationExpiresAt', 'signIns', 'resetLink'] as const;

/** Words for what a plan or the history says of a member. */
export function useMemberText(): ChangeText {
  const { t } = useTranslation(['team', 'work']);
  const texts = useFieldTexts();
  const format = useFormat();
  return {
    field: (name) => {
      const own = ownFields.find((field) => field === name);
      return own === undefined ? texts.named(name) : t(`change.${own}`);
    },
    value: (field, text) => {
      if (text === null || text === '') return t('value.none', { ns: 'work' });
      if (moments.has(field)) return format.dateTime(text);
      const status = field === 'status' ? memberStates.find((state) => state === text) : undefined;
      if (status !== undefined) return t(`status.${status}`);
      return (field === 'locale' && languages.find(({ tag }) => tag === text)?.name) || text;
    },
  };
}
