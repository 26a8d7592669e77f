import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';
import { useErrorMessage } from './errorMessage.ts';
import { useFailureDetails } from './failureDetails.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => unknown;
  /** `h2` where it is all that the page shows. */
  headingLevel?: 'h2' | 'h3';
}

/** What could not be loaded: one sentence and the way on. Nothing for an error that no screen shows. */
export function ErrorState({ error, onRetry, headingLevel = 'h3' }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const sentence = useErrorMessage()(error);
  const details = useFailureDetails();
  if (sentence === null) return null;
  return (
    <chakra.div role="alert">
      <EmptyState
        icon={CloudOff}
        headingLevel={headingLevel}
        title={t('error.title')}
        text={sentence}
        action={
          <Button size="sm" variant="outline" onClick={() => void onRetry()}>
            {t('retry')}
          </Button>
        }
      />
      {details(error)}
    </chakra.div>
  );
}
