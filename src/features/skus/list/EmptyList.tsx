import { Flex } from '@chakra-ui/react/flex';
import PackageOpen from 'lucide-react/icons/package-open';
import { useTranslation } from 'react-i18next';
import { nodes } from '#session/nodes.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ReasonButton } from '#shared/ui/ReasonButton.tsx';
import type { ListView } from './listView.ts';
import { useNeeds } from './useNeeds.ts';

interface EmptyListProps {
  view: ListView;
  onDialog: (dialog: string) => void;
}

const ways = [
  { dialog: 'create', node: nodes.skuManagerEdit },
  { dialog: 'import', node: nodes.skuManagerImport },
] as const;

/** The catalogue has nothing: what would be here, and how it comes here. */
export function EmptyList({ view, onDialog }: EmptyListProps) {
  const { t } = useTranslation('skus');
  const needs = useNeeds();
  return (
    <EmptyState
      icon={PackageOpen}
      title={t(`empty.${view}`)}
      text={t(`empty.${view}Text`)}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          {ways.map(({ dialog, node }) => (
            <ReasonButton
              key={dialog}
              size="sm"
              variant="outline"
              reason={needs(node)}
              onClick={() => onDialog(dialog)}
            >
              {t(`action.${dialog}`)}
            </ReasonButton>
          ))}
        </Flex>
      }
    />
  );
}
