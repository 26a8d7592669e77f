import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import '#shared/i18n/listsTexts.ts';

/** D25: why an action cannot be taken for want of a permission; undefined: it can. */
export function usePermissionReason(): (permission: Permission) => string | undefined {
  const { t } = useTranslation('lists');
  const can = useCan();
  return useCallback(
    (permission) => (can(permission) ? undefined : t('needsPermission', { permission })),
    [can, t],
  );
}
