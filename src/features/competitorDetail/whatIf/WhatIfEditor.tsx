import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { ladderAddress } from '#entities/ladders/ladderAddress.ts';
import { whatIf } from '#entities/market/whatIf.ts';
import { costAt } from '#entities/pricing/supplierCost.ts';
import type { DetailView } from '#features/competitorDetail/detailAddress.ts';
import type { DetailFacts } from '#features/competitorDetail/useDetailFacts.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { useDraft } from '#session/useDraft.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { Banner } from '#shared/ui/Banner.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { createWhatIfStore, startRows } from './whatIfForm.ts';
import { WhatIfTable } from './WhatIfTable.tsx';
import { useWhatIfDraft } from './useWhatIfDraft.ts';

/** Raised when the fields change their meaning: drafts of another version are not offered. */
const WHAT_IF_VERSION = 1;

/** Another product or currency in the address takes the ladder away. */
const leaving = ['productId', 'currency'] as const;

interface WhatIfEditorProps {
  facts: DetailFacts;
  /** Undefined: they may not be read. */
  sets: readonly SlabSet[] | undefined;
  view: DetailView;
}

/** The ladder that is tried, its buttons, and what is kept of it. */
export function WhatIfEditor({ facts, sets, view: { basis } }: WhatIfEditorProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const needs = usePermissionReason();
  const { product, currency, slabs, quantities, offers, side, cost, costs, tolerancePct } = facts;
  const [store] = useState(() =>
    createWhatIfStore(
      startRows(
        slabs,
        quantities.filter((quantity) => quantity >= product.moq),
      ),
    ),
  );
  const { values, isDirty } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const table = useRef<HTMLDivElement>(null);
  const draftOffer = useDraft({
    formId: `what-if ${product.id} ${currency}`,
    schemaVersion: WHAT_IF_VERSION,
    form: store.form,
  });
  const { create, reset, pending, isAsked, failure } = useWhatIfDraft({
    facts,
    store,
    labelOf: (minQty) => t('detail.whatIf.price', { quantity: format.number(minQty) }),
    onSaved: draftOffer.discard,
    onRefused: (row) => table.current?.querySelector<HTMLElement>(`[data-cell="${row} price"]`)?.focus(),
  });
  const market = useMemo(
    () => ({
      offers: offers.flatMap(({ offer, reason }) => (offer && reason === null ? offer : [])),
      basis,
      chargesAt: side.chargesAt,
      costAt: (quantity: number) => cost && costAt(cost, quantity),
      minGpPct: costs?.minGpPct ?? null,
      tolerancePct,
    }),
    [offers, basis, side, cost, costs, tolerancePct],
  );
  const ladder = useMemo(
    () => values.rows.map(({ minQty, price }) => ({ minQty, unitPrice: price })),
    [values],
  );
  const breaks = useMemo(() => whatIf(ladder, market), [ladder, market]);

  const drafted = findDraft(sets, facts);
  const reason =
    needs(permissions.priceSlabsEdit) ??
    (drafted ? t('detail.whatIf.draftExists') : isDirty ? undefined : t('detail.whatIf.unchanged'));
  return (
    <Stack gap="3">
      {/* The end of a session is never asked about: what was typed is a draft by then (E51). */}
      <LeaveGuard
        when={() => store.getSnapshot().isDirty && isLive(session.getSnapshot())}
        params={leaving}
      />
      <DraftBanner {...draftOffer} />
      {drafted && (
        <Banner
          tone="info"
          action={
            <Button asChild size="xs" variant="outline">
              <Link to={ladderAddress(drafted)}>{t('detail.whatIf.openDraft')}</Link>
            </Button>
          }
        >
          {t('detail.whatIf.draftBy', { name: drafted.updatedBy.name })}
        </Banner>
      )}
      <chakra.div ref={table} minW="0">
        <WhatIfTable
          facts={facts}
          rows={values.rows}
          breaks={breaks}
          store={store}
          costAt={market.costAt}
          isAsked={isAsked}
        />
      </chakra.div>
      <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
        {failure !== null && <Banner tone="bad">{failure}</Banner>}
      </chakra.div>
      <Flex gap="2" wrap="wrap">
        <DisabledReasonButton reason={reason} onClick={create} loading={pending}>
          {t('detail.whatIf.create')}
        </DisabledReasonButton>
        <Button variant="outline" disabled={!isDirty} onClick={reset}>
          {t('detail.whatIf.reset')}
        </Button>
      </Flex>
    </Stack>
  );
}

/** The draft that a new one would stand beside; an owner has one for each currency and configuration. */
function findDraft(
  sets: readonly SlabSet[] | undefined,
  { product, currency }: DetailFacts,
): SlabSet | undefined {
  return sets?.find(
    (set) =>
      set.state === 'draft' &&
      set.configuration === 'Decorated' &&
      set.owner.id === product.id &&
      set.currency === currency,
  );
}
