import { Flex } from '@chakra-ui/react/flex';
import PackageOpen from 'lucide-react/icons/package-open';
import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import type { ListView } from './listView.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';

interface EmptyListProps {
  view: ListView;
  onDialog: (dialog: string) => void;
}

const ways = [
  { dialog: 'create', permission: permissions.skuManagerEdit },
  { dialog: 'import', permission: permissions.skuManagerImport },
] as const;

/** The catalogue has nothing: what would be here, and how it comes here. */
export function EmptyList({ view, onDialog }: EmptyListProps) {
  const { t } = useTranslation('skus');
  const needs = usePermissionReason();
  return (
    <EmptyState
      icon={PackageOpen}
      title={t(`empty.${view}`)}
      text={t(`empty.${view}Text`)}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          {ways.map(({ dialog, permission }) => (
            <DisabledReasonButton
              key={dialog}
              size="sm"
              variant="outline"
              reason={needs(permission)}
              onClick={() => onDialog(dialog)}
            >
              {t(`action.${dialog}`)}
            </DisabledReasonButton>
          ))}
        </Flex>
      }
    />
  );
}
