import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';

/** What is said where the state of a version does not allow what was asked. */
export function useStateRefusal(): (now: SlabSet) => string {
  const { t } = useTranslation(['slabs', 'common']);
  return ({ state }) => t('wrongState', { ns: 'common', state: t(`state.${state}`) });
}
