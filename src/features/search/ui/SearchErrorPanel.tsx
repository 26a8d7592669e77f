import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import type { SearchFault } from '#features/search/model/searchFault.ts';
import { permissions } from '#session/permissions.ts';
import { session } from '#session/session.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { useFailureDetails } from '#shared/ui/failureDetails.ts';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { useSearchErrorText } from './useSearchErrorText.ts';

interface TroublePanelProps {
  fault: SearchFault;
  onRetry: () => void;
  /** Takes all filters away; where a filter is what went wrong. */
  onClear: () => void;
}

/** What stands in the place of the hits when there are none to keep: one sentence, and the way on. */
export function SearchErrorPanel({ fault, onRetry, onClear }: TroublePanelProps) {
  const { t } = useTranslation('search');
  const say = useSearchErrorText();
  const details = useFailureDetails();
  const { kind, detail } = fault;
  if (kind === 'noAccess') {
    return (
      <>
        <chakra.p role="alert" textAlign="center" fontWeight="medium" pt="8">
          {t('trouble.noAccess')}
        </chakra.p>
        <NoAccessPanel title={permissions.search} />
      </>
    );
  }
  const isEnded = kind === 'ended' || kind === 'unauthorized';
  const way = isEnded
    ? { label: t('trouble.signIn'), run: () => void session.signOut() }
    : kind === 'badFilter'
      ? { label: t('noHits.clear'), run: onClear }
      : { label: t('trouble.retry'), run: onRetry };
  const isAutomatic = kind === 'down' || kind === 'tooMany' || kind === 'offline';
  return (
    <chakra.div role="alert">
      <EmptyState
        icon={CloudOff}
        title={say(fault)}
        text={
          kind === 'notSetUp'
            ? t('trouble.notSetUpText')
            : isAutomatic
              ? t('trouble.downText')
              : detail !== undefined && !isEnded && t('trouble.detail', { detail })
        }
        action={
          <Button size="sm" variant="outline" onClick={way.run}>
            {way.label}
          </Button>
        }
      />
      {details(fault)}
    </chakra.div>
  );
}
