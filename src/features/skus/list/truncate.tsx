import type { ReactNode } from 'react';
import { orDash, orEmpty } from '#shared/i18n/noValue.ts';

/** Text in the lines a row has; the whole of it, or more about it, is its title. */
export function truncate(text: string | null | undefined, whole = text): ReactNode {
  return (
    <span className="cut" title={orDash(whole)}>
      {orDash(text)}
    </span>
  );
}

/** The name of a supplier or a product, and with its code when pointed at. */
export function truncateNamed(record: { name: string; code: string } | null | undefined): ReactNode {
  const { name, code } = orEmpty(record);
  return truncate(name, `${orDash(name)} (${orDash(code)})`);
}
