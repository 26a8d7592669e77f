import '#features/slabs/panels/panelTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import ListPlus from 'lucide-react/icons/list-plus';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { SupplierBreaksButton } from './SupplierBreaksButton.tsx';
import { useLadder } from '#features/slabs/editor/useLadder.ts';

/** A place without a ladder: what that means, and the ways to begin one. */
export function EmptyLadder({ onAdd, reason }: { onAdd: () => void; reason: string | null }) {
  const { t } = useTranslation('slabPanels');
  const { place } = useLadder();
  const isSku = place.owner.kind === 'sku';
  return (
    <EmptyState
      icon={ListPlus}
      headingLevel="h3"
      title={t('empty.title')}
      text={isSku ? t('empty.sku') : t('empty.product')}
      action={
        <Flex gap="2" wrap="wrap" justify="center">
          <Button size="sm" disabled={reason !== null} title={reason ?? undefined} onClick={onAdd}>
            {t('empty.add')}
          </Button>
          <SupplierBreaksButton />
        </Flex>
      }
    />
  );
}
