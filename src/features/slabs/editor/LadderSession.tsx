import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, SlabSet } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { useDraft } from '#session/useDraft.ts';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import type { Rounding } from '#entities/pricing/rounding.ts';
import { isOpenToChange, ladderParams, type LadderAddress, type LadderPlace } from './ladderPlace.ts';
import type { LadderSeed, LadderStore } from './ladderStore.ts';
import { useJudge } from './useJudge.ts';
import { LadderContext, type Ladder } from './useLadder.ts';
import { useLadderData } from './useLadderData.ts';
import { useLadderSave } from '#features/slabs/save/useLadderSave.ts';

/** Raised when the fields of a ladder change their meaning: drafts of another version are not offered. */
const LADDER_DRAFT_VERSION = 1;

interface LadderSessionProps {
  product: Product;
  sets: readonly SlabSet[];
  place: LadderPlace;
  /** The place as text: a place has one version that can be typed into, and so one draft in the browser. */
  placeName: string;
  versions: readonly SlabSet[];
  set: SlabSet | null;
  store: LadderStore;
  writes: boolean;
  open: (change: Partial<LadderAddress>) => void;
  /** Opens the version to work on with these slabs in it. */
  plant: (seed: LadderSeed) => void;
  children: ReactNode;
}

/** One version of a ladder while it is open. */
export function LadderSession({ product, place, versions, set, store, writes, ...rest }: LadderSessionProps) {
  const { t } = useTranslation('slabs');
  const link = useSyncExternalStore(store.subscribe, () => store.getSnapshot().values.link);
  const data = useLadderData(product, place.currency);
  const { cost, charges, hasLtmCharge } = data;
  const { moq } = product;
  const minGpPct = data.costs?.minGpPct ?? null;
  const facts = useMemo(
    () => ({ moq, hasLtmCharge, minGpPct, cost, charges }),
    [moq, hasLtmCharge, minGpPct, cost, charges],
  );
  const draftOffer = useDraft({
    formId: `ladder ${rest.placeName}`,
    schemaVersion: LADDER_DRAFT_VERSION,
    form: store.form,
  });
  const [rounding, setRounding] = useState<Rounding>('none');
  const saving = useLadderSave({
    productId: product.id,
    place,
    store,
    drafted: versions.find(({ state: is }) => is === 'draft') ?? null,
    facts,
    onSaved: (isFirst) => {
      draftOffer.discard();
      if (isFirst) rest.open({ setId: null });
    },
  });

  const judge = useJudge(data, facts, saving.refused);

  const isOpen = isOpenToChange(set, versions);
  const ladder: Ladder = {
    ...data,
    ...saving,
    product,
    place,
    currency: place.currency,
    configuration: place.configuration,
    set,
    versions,
    sets: rest.sets,
    live: versions.find(({ state: is }) => is === 'live') ?? null,
    link,
    canEdit: writes && isOpen,
    readOnlyReason: writes
      ? isOpen
        ? null
        : t('readOnly.version')
      : t('readOnly.permission', { permission: permissions.priceSlabsEdit }),
    store,
    judge,
    draftOffer,
    rounding,
    setRounding,
    replaceSlabs: (change, note) => {
      const isDerived = typeof change === 'function';
      const next = isDerived ? change(store.getSnapshot().slabs) : change;
      if (isOpen) store.dispatch({ type: 'replace', slabs: next, isDerived, note });
      else rest.plant({ slabs: next, note });
    },
    setLink: (link) => store.dispatch({ type: 'link', link }),
    open: rest.open,
  };
  return (
    <LadderContext value={ladder}>
      {/* The end of a session is never asked about: what was typed is a draft by then (E51). */}
      <LeaveGuard
        when={() => store.getSnapshot().isDirty && isLive(session.getSnapshot())}
        params={ladderParams}
      />
      {rest.children}
    </LadderContext>
  );
}
