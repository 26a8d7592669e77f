/** For how many days an alert is put off. */
export const snoozeDays = [1, 7, 30] as const;
export type SnoozeDays = (typeof snoozeDays)[number];

/** The moment at which an alert comes back, as the contract says it. @param now in milliseconds since 1970 */
export const snoozeUntil = (now: number, days: SnoozeDays): string =>
  new Date(now + days * 86_400_000).toISOString();
