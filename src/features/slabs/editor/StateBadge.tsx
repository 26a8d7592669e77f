import { Badge } from '@chakra-ui/react/badge';
import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';

const tones = { draft: 'info', scheduled: 'caution', live: 'good', retired: 'accent' } as const;

/** What a version is: a draft, scheduled, live, retired, or not there yet. */
export function StateBadge({ set }: { set: SlabSet | null }) {
  const { t } = useTranslation('slabs');
  if (!set) return <Badge variant="outline">{t('state.none')}</Badge>;
  return set.state === 'retired' ? (
    <Badge variant="outline">{t('state.retired')}</Badge>
  ) : (
    <Badge colorPalette={tones[set.state]}>{t(`state.${set.state}`)}</Badge>
  );
}
