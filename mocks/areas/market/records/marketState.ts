import { noChanges, type Changes } from '#mocks/core/table.ts';
import type {
  AlertRecord,
  AlertRuleRecord,
  AvailabilityRecord,
  CategoryMappingRecord,
  CompetitorRecord,
  DecisionsRecord,
  ListingRecord,
  MarketSettingsRecord,
  PriceRuleRecord,
  ReadingRecord,
  ScanRunRecord,
} from './recordTypes.ts';

/** What a mock session made of the market. Plain data. */
export interface MarketChanges {
  competitors: Changes<CompetitorRecord>;
  listings: Changes<ListingRecord>;
  decisions: Changes<DecisionsRecord>;
  alertRules: Changes<AlertRuleRecord>;
  alerts: Changes<AlertRecord>;
  priceRules: Changes<PriceRuleRecord>;
  /** Up to when rules were asked, in milliseconds since 1970; null: they were not. */
  alertsUntil: number | null;
  settings: Changes<MarketSettingsRecord>;
  categoryMappings: Changes<CategoryMappingRecord>;
  /** Readings that were added, the oldest first. */
  readings: ReadingRecord[];
  /** Changes of stock that reads found, the oldest first. */
  availability: AvailabilityRecord[];
  scanRuns: Changes<ScanRunRecord>;
}

export const emptyMarketChanges = (): MarketChanges => ({
  competitors: noChanges(),
  listings: noChanges(),
  decisions: noChanges(),
  alertRules: noChanges(),
  alerts: noChanges(),
  priceRules: noChanges(),
  alertsUntil: null,
  settings: noChanges(),
  categoryMappings: noChanges(),
  readings: [],
  availability: [],
  scanRuns: noChanges(),
});
