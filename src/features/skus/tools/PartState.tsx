import { Skeleton } from '@chakra-ui/react/skeleton';
import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#shared/ui/ErrorState.tsx';

interface PartStateProps {
  error: unknown;
  onRetry: () => void;
}

/** In place of a comparison: it is on its way, or could not be had. */
export function PartState({ error, onRetry }: PartStateProps) {
  const { t } = useTranslation('skuTools');
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Box role="status" aria-label={t('duplicates.comparing')}>
      <Skeleton h="72" />
    </Box>
  );
}
