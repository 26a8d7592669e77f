import type { MatchStatus } from '#entities/market/counting.ts';
import type { MarketTerms } from '#entities/market/settingsRules.ts';
import type { Slab } from '#entities/pricing/types.ts';
import type {
  Actor,
  AlertCondition,
  AlertChannel,
  AlertConditionKind,
  AlertRuleState,
  AlertScope,
  CompetitorDecision,
  PriceRule,
  PriceIncludes,
  RejectReason,
  ScanFailureKind,
  ScanOutcome,
  ScanTrigger,
} from '#mocks/contract/types/types.gen.ts';

/** Records of the market as the mock keeps them. Times are ISO 8601, amounts decimal text. */
export interface CompetitorRecord {
  readonly id: string;
  readonly name: string;
  /** The host of its pages, in small letters and without `www.`: no two competitors have the same. */
  readonly domain: string;
  readonly type: 'online' | 'catalog' | 'marketplace';
  /** What a paused one asks is neither read nor compared. */
  readonly status: 'active' | 'paused';
  readonly country: string;
  readonly currency: string;
  readonly colorToken: string;
  readonly scanFrequency: 'daily' | 'weekly' | 'manual';
  readonly includes: PriceIncludes;
  readonly taxIncluded: boolean;
  readonly taxPct: number;
  readonly shippingNote: string | null;
  readonly notes: string | null;
  readonly archivedAt: string | null;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: Actor;
}

/** What speaks for a match, from nothing (0) to certainty (1). */
interface MatchSignal {
  readonly signal: 'gtin' | 'mpn' | 'brand' | 'title' | 'image' | 'dimensions';
  readonly score: number;
}

/** A page of a competitor that sells one of our products. */
export interface ListingRecord {
  readonly id: string;
  readonly productId: string;
  readonly competitorId: string;
  readonly url: string;
  /** The category of the site that it stands in, as a mapping knows it; null: no scan found it. */
  readonly mappingId: string | null;
  readonly listingTitle: string;
  readonly matchType: 'exact' | 'equivalent';
  readonly status: MatchStatus;
  readonly confidence: number;
  readonly reasons: readonly MatchSignal[];
  readonly source: 'auto' | 'manual' | 'import';
  /** Our pieces in one unit of the page; null: nobody has set it. */
  readonly packFactor: number | null;
  readonly availability: 'inStock' | 'backorder' | 'outOfStock' | 'unknown';
  /** Moves with every read, a reading is written only on a change. */
  readonly lastSeenAt: string;
  readonly listingSku: string | null;
  readonly imageUrl: string | null;
  readonly decidedBy: Actor | null;
  readonly decidedAt: string | null;
  readonly rejectReason: RejectReason | null;
  /** How often in a row the page could not be read. */
  readonly failedReads: number;
  /** What people said of its readings, by their ids: whether they are anomalies. */
  readonly anomalies: Readonly<Record<string, boolean>>;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: Actor | null;
}

/** Which competitors sell a product, as far as somebody decided it. The id is that of the product. */
export interface DecisionsRecord {
  readonly id: string;
  readonly items: readonly CompetitorDecision[];
  readonly version: number;
  readonly updatedAt: string;
}

/** What was read from a page. Readings are added and never changed; one that is an anomaly is kept and not used. */
export interface ReadingRecord {
  readonly id: string;
  readonly listingId: string;
  readonly capturedAt: string;
  readonly currency: string;
  readonly breaks: readonly Slab[];
  readonly setupCharge: string | null;
  readonly runCharge: string | null;
  readonly shippingNote: string | null;
  readonly method: 'crawl' | 'manual' | 'import';
  readonly isAnomaly: boolean;
  /** Who typed it; null for what was crawled or imported. */
  readonly createdBy: Actor | null;
}

/** That a page said something else of its stock than before. Changes are added and never altered. */
export interface AvailabilityRecord {
  readonly listingId: string;
  readonly at: string;
  readonly before: ListingRecord['availability'];
  readonly after: ListingRecord['availability'];
}

/** A page in a run that reads pages, and what became of it. */
export interface ScannedRecord {
  readonly listingId: string;
  readonly outcome: ScanOutcome;
  readonly failure: ScanFailureKind | null;
  /** When it was tried; null: it was not reached. */
  readonly readAt: string | null;
  /** The reading with its new prices. */
  readonly readingId: string | null;
  /** What the read made of a match that broke, or was mended. */
  readonly becomes: 'confirmed' | 'broken' | null;
}

/** A run that reads pages of a competitor. */
export interface ScanRunRecord {
  readonly id: string;
  readonly competitorId: string;
  readonly trigger: ScanTrigger;
  readonly retryOf: string | null;
  /** The job that does it; null: it is of the seed. */
  readonly jobId: string | null;
  readonly startedAt: string;
  readonly startedBy: Actor | null;
  /** How it ended; null: its job says it. */
  readonly end: { readonly state: 'done' | 'failed' | 'stopped'; readonly at: string } | null;
  /** What it is to read, in order; null: the seed says it. */
  readonly listingIds: readonly string[] | null;
  /** What it read so far. */
  readonly read: readonly ScannedRecord[];
}

/** A category on the site of a competitor, and which one of ours stands for it. */
export interface CategoryMappingRecord {
  readonly id: string;
  readonly competitorId: string;
  /** As the site calls it. */
  readonly name: string;
  readonly categoryId: string | null;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: Actor | null;
}

/** Says which changes of the market raise an alert, and for whom. */
export interface AlertRuleRecord {
  readonly id: string;
  /** No two rules have the same. */
  readonly name: string;
  readonly condition: AlertCondition;
  readonly scope: AlertScope;
  readonly cooldownHours: number;
  readonly minimumChange: string | null;
  readonly recipientIds: string[];
  readonly channel: AlertChannel;
  readonly state: AlertRuleState;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: Actor;
}

/** Suggests prices beside those of competitors. */
export type PriceRuleRecord = Readonly<Omit<PriceRule, 'affected'>>;

/** A change for which a rule raised an alert. */
export interface AlertRecord {
  readonly id: string;
  readonly ruleId: string;
  /** At that time. */
  readonly ruleName: string;
  readonly kind: AlertConditionKind;
  readonly productId: string;
  readonly competitorId: string | null;
  readonly matchId: string | null;
  readonly before: string | null;
  readonly after: string;
  readonly happenedAt: string;
  /** What somebody did with it; one that is snoozed is open again when its time is over. */
  readonly state: 'open' | 'acknowledged' | 'snoozed';
  readonly snoozedUntil: string | null;
  readonly assigneeId: string | null;
  readonly version: number;
  readonly updatedAt: string;
}

/** What the figures of the market follow. There is one. */
export interface MarketSettingsRecord extends MarketTerms {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: Actor;
}
