import { createContext, useContext } from 'react';
import type {
  Charge,
  CostSheet,
  FxRates,
  MarketLadder,
  PriceSlab,
  Product,
  SlabLink,
  SlabSet,
} from '#api/generated/types.gen.ts';
import type { SupplierCost } from '#entities/pricing/types.ts';
import type { LadderAddress, LadderPlace } from './ladderPlace.ts';
import type { NoRate } from './useLadderData.ts';

type SlabChange = readonly PriceSlab[] | ((typed: readonly PriceSlab[]) => readonly PriceSlab[]);

/** The ladder on screen: what is known of it, and how to change it. What is typed is `useDraftLadder()`'s. */
export interface LadderEdit {
  readonly product: Product;
  /** Whose ladder, in which currency and configuration. */
  readonly place: LadderPlace;
  readonly currency: string;
  readonly configuration: LadderPlace['configuration'];
  /** The version that is open; null: there is none yet, and what is typed becomes the first draft. */
  readonly set: SlabSet | null;
  /** All versions of this place, drafts first, then scheduled, live and retired ones. */
  readonly versions: readonly SlabSet[];
  /** All versions of the product and of its SKUs, in every currency. */
  readonly sets: readonly SlabSet[];
  readonly live: SlabSet | null;
  /** In the ladder's currency; null: not known, or not this person's to know. */
  readonly cost: SupplierCost | null;
  /** As the supplier sends them, in the supplier's currency; null without `View Costs` and while they load. */
  readonly costs: CostSheet | null;
  /** In the ladder's currency; null: without a rate, and nothing that includes charges is told. */
  readonly charges: readonly Charge[] | null;
  /** In the ladder's currency; competitors whose currency has no rate are left out. */
  readonly market: readonly MarketLadder[];
  readonly rates: FxRates | null;
  readonly noRate: NoRate;
  /** The ladder it follows by the rate of the day; null: it stands alone. */
  readonly link: SlabLink | null;
  /** Whether this person may change this version; else `readOnlyReason` is a sentence. */
  readonly canEdit: boolean;
  readonly readOnlyReason: string | null;
  readonly seesCosts: boolean;
  /**
   * Puts other slabs into the ladder, unsaved and undoable. From a version that cannot be changed it opens the draft of
   * the place, or a first one, with them. A function gets those that are typed at that moment.
   *
   * @param note the change note that comes with them; without one it stays as it is
   */
  readonly replaceSlabs: (slabs: SlabChange, note?: string) => void;
  readonly setLink: (link: SlabLink | null) => void;
  /** Opens another ladder or version of the product; what is left out stays, and a new place forgets the version. */
  readonly open: (change: Partial<LadderAddress>) => void;
}

export const LadderContext = createContext<LadderEdit | null>(null);

/** The ladder on screen, for everything on the page about it. */
export function useLadder(): LadderEdit {
  const ladder = useContext(LadderContext);
  if (!ladder) throw new Error('useLadder is for what stands inside of a LadderProvider.');
  return ladder;
}
