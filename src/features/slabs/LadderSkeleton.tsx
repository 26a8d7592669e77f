import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';

/** The page before its ladder has come: a bar, and a grid of five breaks. */
export function LadderSkeleton() {
  const { t } = useTranslation('slabs');
  return (
    <Stack gap="4" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton h="9" maxW="44rem" aria-hidden />
      <Skeleton h="22rem" rounded="l3" aria-hidden />
    </Stack>
  );
}
