import type { LayoutSettings } from '#shared/lib/storageKeys.ts';

/** What a visit to the customizer has set: each field as it was found, and as it was chosen. */
export interface CustomizerVisit {
  readonly found: Partial<LayoutSettings>;
  readonly chosen: Partial<LayoutSettings>;
}

export const emptyVisit: CustomizerVisit = { found: {}, chosen: {} };

function pickSettings<Settings extends Partial<LayoutSettings>>(
  settings: Settings,
  isKept: (setting: keyof Settings) => boolean,
): Partial<Settings> {
  const kept: Partial<Settings> = { ...settings };
  for (const setting in settings) if (!isKept(setting)) Reflect.deleteProperty(kept, setting);
  return kept;
}

/**
 * What undoes a visit. A field that somebody has chosen otherwise since, in another tab, stays theirs.
 * @param now the settings as they are
 */
export function toUndoPatch(
  { found, chosen }: CustomizerVisit,
  now: LayoutSettings,
): Partial<LayoutSettings> {
  return pickSettings(found, (setting) => now[setting] === chosen[setting]);
}

/** The visit after one more choice, made on the settings as they are. */
export function recordChoice(
  visit: CustomizerVisit,
  now: LayoutSettings,
  patch: Partial<LayoutSettings>,
): CustomizerVisit {
  return {
    found: { ...pickSettings(now, (setting) => setting in patch), ...toUndoPatch(visit, now) },
    chosen: { ...visit.chosen, ...patch },
  };
}
