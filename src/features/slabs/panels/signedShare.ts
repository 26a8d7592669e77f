import { changeArrow } from '#shared/i18n/formatters.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';

/** By how many percent something moved, as text: `▲ +5.7%`. The arrow says what the colour may say too. */
export function signedShare(percent: string, format: Pick<ReturnType<typeof useFormat>, 'percent'>): string {
  const share = Number(percent) / 100;
  return `${changeArrow(share)} ${format.percent(share, { decimals: 1, signed: true })}`;
}
