import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { useErrorSpeech } from './errorSpeech.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => unknown;
}

/** What could not be loaded: one sentence and the way on. Nothing for an error that no screen shows. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const sentence = useErrorSpeech()(error);
  if (sentence === null) return null;
  return (
    <chakra.div role="alert">
      <EmptyState
        icon={CloudOff}
        headingLevel="h3"
        title={t('error.title')}
        text={sentence}
        action={
          <Button size="sm" variant="outline" onClick={() => void onRetry()}>
            {t('retry')}
          </Button>
        }
      />
    </chakra.div>
  );
}
