import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useLoadingFlag } from '#app/lifecycle/loadingFlag.ts';
import { Spinner } from '#shared/ui/Spinner.tsx';

/** spec §2: a full-screen spinner while the loading flag is set. It takes no focus; errors lie above it (E141). */
export function BusyOverlay() {
  const { t } = useTranslation('shell');
  if (!useLoadingFlag()) return null;
  return (
    <chakra.div
      position="fixed"
      inset="0"
      zIndex="busy"
      display="flex"
      alignItems="center"
      justifyContent="center"
      bg="bg/70"
    >
      <Spinner size="lg" label={t('loading')} />
    </chakra.div>
  );
}
