import { storage } from '#shared/lib/storage.ts';
import { knownNumberFormat, type NumberFormat } from './numberSigns.ts';
import { deviceZone, knownZone } from './zonedTime.ts';

/** How the person who is signed in reads and types times and numbers. */
export interface FormatChoice {
  /** An IANA time zone: the chosen one, else that of the device. */
  readonly zone: string;
  /** Null: as the language. */
  readonly numberFormat: NumberFormat | null;
}

const listeners = new Set<() => void>();
let choice = stored();

// D39: what nobody chose, and what this panel does not know, is as the device and the language have it.
function stored(): FormatChoice {
  return {
    zone: knownZone(storage.get('timeZone')) ?? deviceZone(),
    numberFormat: knownNumberFormat(storage.get('numberFormat')),
  };
}

/** The choice in force on this page: that of the account, as the session has stored it. */
export const formatChoice = {
  get: (): FormatChoice => choice,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Takes over what is stored now. */
  refresh: (): void => {
    const next = stored();
    if (next.zone === choice.zone && next.numberFormat === choice.numberFormat) return;
    choice = next;
    for (const listener of listeners) listener();
  },
};

/** The time zone in force, for what is no component. A component that shows times has `useFormat` too. */
export function currentZone(): string {
  return choice.zone;
}
