import { Button } from '@chakra-ui/react/button';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import Plus from 'lucide-react/icons/plus';
import UserSearch from 'lucide-react/icons/user-search';
import { useTranslation } from 'react-i18next';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import type { RoleOverlay } from './roleOverlay.ts';

/** What is done with the roles as a whole. */
export function RoleHeaderActions({ overlay }: { overlay: RoleOverlay }) {
  const { t } = useTranslation('roles');
  const needs = usePermissionReason();
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => overlay.openDialog('holders')}>
        <UserSearch {...iconText} />
        {t('holders')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => overlay.openDialog('compare')}>
        <GitCompareArrows {...iconText} />
        {t('compare')}
      </Button>
      <DisabledReasonButton
        size="sm"
        reason={needs(permissions.rolesEdit)}
        onClick={() => overlay.openDialog('create')}
      >
        <Plus {...iconText} />
        {t('create')}
      </DisabledReasonButton>
    </>
  );
}
