import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import CloudOff from 'lucide-react/icons/cloud-off';
import ShieldOff from 'lucide-react/icons/shield-off';
import { useTranslation } from 'react-i18next';
import { countPermissions, buildPermissionTree } from '#session/permissionTree.ts';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { PermissionTree } from './PermissionTree.tsx';

/** My role and what it allows, to be read only: roles are an administrator's (spec §6). */
export function PermissionsPanel() {
  const { t } = useTranslation('account');
  const role = useSession((state) => state.user?.userRoleName ?? '');
  const { status, nodes } = useSession((state) => state.menu);
  const { pages, actions } = countPermissions(buildPermissionTree(nodes));
  const counts = [t('permissions.pages', { count: pages }), t('permissions.actions', { count: actions })];
  return (
    <Panel
      id="permissions"
      title={t('permissions.title')}
      meta={[role || t('permissions.noRole'), ...(pages > 0 ? counts : [])].join(' · ')}
    >
      {status === 'failed' ? (
        <EmptyState
          icon={CloudOff}
          headingLevel="h3"
          title={t('permissions.failed')}
          text={t('permissions.failedText')}
          action={
            <Button size="sm" variant="outline" onClick={() => session.retryMenu()}>
              {t('retry', { ns: 'common' })}
            </Button>
          }
        />
      ) : nodes.length > 0 ? (
        <PermissionTree nodes={nodes} />
      ) : status === 'ready' ? (
        <EmptyState
          icon={ShieldOff}
          headingLevel="h3"
          title={t('permissions.empty')}
          text={t('permissions.emptyText')}
        />
      ) : (
        <Stack role="status" aria-label={t('permissions.loading')} gap="3">
          {['60%', '80%', '45%', '70%', '55%'].map((width) => (
            <Skeleton key={width} h="5" w={width} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}
