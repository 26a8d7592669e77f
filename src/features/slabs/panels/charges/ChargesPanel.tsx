import '#features/slabs/panels/panelTexts.ts';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listChargesOptions } from '#api/generated/query/catalogue.gen.ts';
import type { Charge } from '#api/generated/types.gen.ts';
import { AddChargeButton } from '#entities/charges/AddChargeButton.tsx';
import { ChargeDialog } from '#entities/charges/ChargeDialog.tsx';
import { useLadder } from '#features/slabs/editor/useLadder.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { ChargeTable } from './ChargeTable.tsx';

/** Setup, run, order and less-than-minimum charges of the product: with them a unit price is an all-in price. */
export function ChargesPanel() {
  const { t } = useTranslation(['slabPanels', 'charges']);
  const { product } = useLadder();
  const query = useQuery(listChargesOptions({ path: { productId: product.id } }));
  // The charge that is edited; null: a new one; undefined: none.
  const [edited, setEdited] = useState<Charge | null | undefined>(undefined);
  const list = query.data;
  return (
    <Panel
      title={t('charges.title')}
      meta={t('charges.meta')}
      actions={<AddChargeButton count={list?.items.length ?? 0} onClick={() => setEdited(null)} />}
    >
      <QueryState
        query={query}
        skeleton={
          <Stack role="status" aria-label={t('loading', { ns: 'charges' })} gap="2">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} h="8" />
            ))}
          </Stack>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={ReceiptText}
            headingLevel="h3"
            title={t('charges.empty')}
            text={t('charges.emptyText')}
          />
        }
      >
        {(charges) => <ChargeTable productId={product.id} charges={charges} onEdit={setEdited} />}
      </QueryState>
      {list && edited !== undefined && (
        <ChargeDialog
          key={edited?.id ?? 'new'}
          productId={product.id}
          charges={list}
          charge={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}
