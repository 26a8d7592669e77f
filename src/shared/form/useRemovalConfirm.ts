import { useTranslation } from 'react-i18next';
import { confirm } from '#shared/ui/confirm.ts';
import { removalsIn, setRemoval } from './removals.ts';
import { removalText } from './removalText.ts';

/**
 * Asks before numbers are saved that are not what was typed (D29, E122): `12,50` that became `1250` never passes
 * silently. Resolves to true when there is nothing to ask. What was confirmed is not asked again.
 */
export function useRemovalConfirm(): (form: HTMLFormElement) => Promise<boolean> {
  const { t } = useTranslation('lists');
  return async (form) => {
    const found = removalsIn(form);
    if (found.length === 0) return true;
    // Where the focus comes back to: the first number in doubt.
    found[0]?.input.focus();
    const reads = found.map(({ removal: { label, value, removed } }) =>
      t('removed.reads', { label, value, characters: removalText(removed, t) }),
    );
    const answer = await confirm({
      title: t('removed.title', { count: found.length }),
      text: reads.join('\n'),
      action: t('removed.save'),
    });
    if (answer) for (const { input } of found) setRemoval(input, null);
    return answer;
  };
}
