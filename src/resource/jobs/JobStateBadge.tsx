import { Badge } from '@chakra-ui/react/badge';
import { useTranslation } from 'react-i18next';
import type { JobState } from '#api/generated/types.gen.ts';
import '#resource/workTexts.ts';
import { jobTones } from './jobRules.ts';

/** How far a job is or how it ended. */
export function JobStateBadge({ state }: { state: JobState }) {
  const { t } = useTranslation('work');
  return <Badge colorPalette={jobTones[state]}>{t(`jobs.state.${state}`)}</Badge>;
}
