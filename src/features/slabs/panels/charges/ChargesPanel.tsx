import '#features/slabs/panels/panelTexts.ts';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listChargesOptions } from '#api/generated/query/catalogue.gen.ts';
import type { Charge, ChargeList } from '#api/generated/types.gen.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { useLadder } from '#features/slabs/editor/useLadder.ts';
import { permissions } from '#session/permissions.ts';
import type { Question } from '#shared/ui/ConfirmDialog.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { ChargeConflictDialog } from './ChargeConflictDialog.tsx';
import { ChargeDialog } from './ChargeDialog.tsx';
import { CHARGES_MAX, mergedCharge, type ChargeChange } from './chargeRules.ts';
import { ChargeTable } from './ChargeTable.tsx';
import { useChargeChange } from './useChargeChange.ts';

/** Setup, run, order and less-than-minimum charges of the product: what makes of a unit price an all-in one. */
export function ChargesPanel() {
  const { t } = useTranslation('slabPanels');
  const { product } = useLadder();
  const query = useQuery(listChargesOptions({ path: { productId: product.id } }));
  const change = useChargeChange(product.id);
  const { act } = useConfirmedAction();
  // The charge that is edited; null: a new one; undefined: none.
  const [edited, setEdited] = useState<Charge | null | undefined>(undefined);

  const denied = usePermissionReason()(permissions.priceSlabsEdit);
  const list = query.data;
  const full = list && list.items.length >= CHARGES_MAX ? t('charges.full') : undefined;

  const saved = (done: boolean): void => {
    if (!done) return;
    setEdited(undefined);
    notify({ type: 'success', title: t('charges.saved') });
  };
  const confirmed = (to: ChargeList, what: ChargeChange, question?: Question): void =>
    act({
      ...(question && { question }),
      send: () => change.send(to, what),
      onDone: saved,
      failed: t('charges.failed'),
    });
  const remove = (from: ChargeList, charge: Charge): void =>
    confirmed(
      from,
      { kind: 'remove', before: charge },
      {
        title: t('charge.removeTitle', { name: charge.name }),
        text: t('charge.removeText'),
        action: t('charge.removeAction'),
        danger: true,
      },
    );
  const add = (
    <DisabledReasonButton size="sm" variant="outline" reason={denied ?? full} onClick={() => setEdited(null)}>
      <Plus {...iconText} />
      {t('charges.add')}
    </DisabledReasonButton>
  );

  return (
    <Panel title={t('charges.title')} meta={t('charges.meta')} actions={add}>
      <QueryState
        query={query}
        skeleton={
          <Stack role="status" aria-label={t('charges.loading')} gap="2">
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
        {(shown) => (
          <ChargeTable
            charges={shown.items}
            currency={shown.currency}
            reason={denied}
            onEdit={setEdited}
            onRemove={(charge) => remove(shown, charge)}
          />
        )}
      </QueryState>
      {list && edited !== undefined && (
        <ChargeDialog
          key={edited?.id ?? 'new'}
          charge={edited}
          productId={product.id}
          currency={list.currency}
          onClose={() => setEdited(undefined)}
          onSave={async (charge) => {
            const what = edited
              ? ({ kind: 'edit', before: edited, charge } as const)
              : ({ kind: 'add', charge } as const);
            saved(await change.send(list, what));
          }}
        />
      )}
      {change.stale && (
        <ChargeConflictDialog
          stale={change.stale}
          onTakeTheirs={() => {
            change.takeTheirs();
            setEdited(undefined);
          }}
          onKeepMine={() => {
            if (change.stale) {
              const { current, change: mine } = change.stale;
              confirmed(current, mergedCharge(current, mine));
            }
          }}
          onClose={change.forget}
        />
      )}
    </Panel>
  );
}
