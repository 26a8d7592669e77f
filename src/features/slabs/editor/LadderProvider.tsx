import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Product, SlabSet } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useQueryParams } from '#shared/lib/useQueryParams.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';
import { LadderSession } from './LadderSession.tsx';
import {
  chosenSet,
  isOpenToChange,
  NEW_DRAFT,
  readLadderAddress,
  setsAt,
  writeLadderAddress,
  type LadderAddress,
  type LadderPlace,
} from './ladderPlace.ts';
import { slabQueries } from '#features/slabs/slabQueries.ts';
import { useLadderStore } from './useLadderStore.ts';

interface LadderProviderProps {
  product: Product;
  children: ReactNode;
}

const none: readonly SlabSet[] = [];

/** The ladder that the address names, with everything on the page about it. */
export function LadderProvider({ product, children }: LadderProviderProps) {
  const { query, setQuery } = useQueryParams();
  const { data } = useQuery(slabQueries.sets(product.id));
  // A version that does not say whose it is has no place here.
  const sets = useMemo(() => data?.items.filter(({ owner }) => 'id' in orEmpty(owner)) ?? none, [data]);
  const writes = useCan()(permissions.priceSlabsEdit);

  // The same object for the same address, so that what is calculated from it is calculated once.
  const [place, setId] = useMemo((): [LadderPlace, string | null] => {
    const { setId: asked, ...where } = readLadderAddress(query, product);
    return [where, asked];
  }, [query, product]);
  const versions = useMemo(() => setsAt(sets, place), [sets, place]);
  const set = chosenSet(versions, setId, writes);
  const placeName = `${place.owner.id} ${place.currency} ${place.configuration}`;
  const { store, plant } = useLadderStore({ place: placeName, asked: setId, set, versions });

  const open = (change: Partial<LadderAddress>): void => {
    const next = { ...place, setId: null, ...change };
    const there = setsAt(sets, next);
    // What is shown unasked needs no name in the address.
    const isDefault = next.setId === chosenSet(there, null, writes)?.id;
    const to = writeLadderAddress(query, isDefault ? { ...next, setId: null } : next, product);
    if (to.toString() !== query.toString()) setQuery(to);
  };
  return (
    <LadderSession
      key={store.id}
      {...{ product, sets, place, placeName, versions, set, store, open, writes }}
      plant={(seed) => {
        plant(seed);
        // Where nothing but a scheduled version is there, the draft is a new one beside it.
        const isOpen = isOpenToChange(chosenSet(versions, null, writes), versions);
        open({ setId: isOpen ? null : NEW_DRAFT });
      }}
    >
      {children}
    </LadderSession>
  );
}
