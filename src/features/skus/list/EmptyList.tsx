import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import PackageOpen from 'lucide-react/icons/package-open';
import { useTranslation } from 'react-i18next';
import { nodes } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import type { ListView } from './listView.ts';

interface EmptyListProps {
  view: ListView;
  onDialog: (dialog: string) => void;
}

const ways = [
  { dialog: 'create', node: nodes.skuManagerEdit },
  { dialog: 'import', node: nodes.skuManagerImport },
] as const;

/** The catalogue has nothing: what would be here, and how it comes here for who may bring it. */
export function EmptyList({ view, onDialog }: EmptyListProps) {
  const { t } = useTranslation('skus');
  const can = useCan();
  return (
    <EmptyState
      icon={PackageOpen}
      title={t(`empty.${view}`)}
      text={t(`empty.${view}Text`)}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          {ways
            .filter(({ node }) => can(node))
            .map(({ dialog }) => (
              <Button key={dialog} size="sm" variant="outline" onClick={() => onDialog(dialog)}>
                {t(`action.${dialog}`)}
              </Button>
            ))}
        </Flex>
      }
    />
  );
}
