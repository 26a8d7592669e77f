import './marketSettingsTexts.ts';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusedPermission } from '#api/refusedPermission.ts';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { settingsOptions } from './settingsQueries.ts';

/** What the figures of the market follow, and what other settings would do to them before they are saved. */
export function SettingsPanel() {
  const { t } = useTranslation('marketSettings');
  const query = useQuery(settingsOptions());
  const refused = query.data === undefined ? refusedPermission(query.error) : null;
  if (refused) return <NoAccessPanel title={refused.permission} />;
  return (
    <QueryState query={query} skeleton={<Skeleton h="24rem" role="status" aria-label={t('loading')} />}>
      {(settings) => <SettingsForm settings={settings} />}
    </QueryState>
  );
}
