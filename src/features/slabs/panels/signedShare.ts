import type { useFormat } from '#shared/i18n/useFormat.ts';

/** By how many percent something moved, as text: `▲ +5.7%`. The arrow says what the colour may say too. */
export function signedShare(percent: string, format: Pick<ReturnType<typeof useFormat>, 'percent'>): string {
  const size = format.percent(Math.abs(Number(percent)) / 100, { decimals: 1 });
  return percent.startsWith('-') ? `▼ −${size}` : `▲ +${size}`;
}
