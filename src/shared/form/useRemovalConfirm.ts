import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { confirm } from '#shared/ui/confirm.ts';
import type { Removal } from './removals.ts';
import { removalText } from './removalText.ts';

interface RemovalQuestion {
  /** Where the focus comes back to: the first number in doubt. */
  focus?: () => void;
  /** What is done with the numbers; a filter is applied. */
  verb?: 'save' | 'apply';
}

/**
 * Asks before numbers are used that are not what was typed (D29, E122): `12,50` that became `1250` never passes
 * silently. One question for all of them. Resolves to true when there is nothing to ask; then what was told is settled,
 * and to forget it is the caller's.
 */
export function useRemovalConfirm() {
  const { t } = useTranslation('lists');
  return async (
    found: readonly Removal[],
    { focus, verb = 'save' }: RemovalQuestion = {},
  ): Promise<boolean> => {
    if (found.length === 0) return true;
    focus?.();
    const reads = found.map(({ label, value, removed }) =>
      t('removed.reads', { label, value, characters: removalText(removed, t) }),
    );
    return confirm({
      title: t('removed.title', { count: found.length }),
      text: reads.join('\n'),
      action: t(`removed.${verb}`),
    });
  };
}
