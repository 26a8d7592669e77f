import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import type { NumberKind } from './numberEdit.ts';
import { removalText } from './removalText.ts';

/** What was dropped and what may be typed, as a sentence; empty when nothing was. */
export function useRemovedText(kind: NumberKind, removed: readonly string[]): string {
  const { t } = useTranslation('lists');
  if (removed.length === 0) return '';
  const advice = kind === 'integer' ? kind : removed.includes(',') ? 'comma' : 'decimal';
  return t(`removed.${advice}`, { characters: removalText(removed, t) });
}
