import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** A percentage of the contract with its sign; a dash where there is none. */
export function useSignedPercent(): (text: string | null) => string {
  const format = useFormat();
  return (text) =>
    text === null ? orDash(null) : format.percent(Number(text) / 100, { decimals: 1, signed: true });
}
