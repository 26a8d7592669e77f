import type { Wrong } from '#tests/contract/checks/check.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import type { Exchange } from './exchange.ts';

/** A rule of the contract that the server breaks, with the call that proves it. */
export interface Finding extends Wrong {
  check: string;
  operation: Operation;
  exchange: Exchange;
}

/** What is known about one check of one operation. */
export interface Verdict {
  check: string;
  operation: Operation;
  /** How often it was asked. */
  tried: number;
  /** The first proof; none when the rule holds as far as it was tried. */
  finding: Finding | undefined;
  /** How many calls broke the rule. */
  broken: number;
  /** Why it could not be tried. */
  untried: string | undefined;
}

/** Keeps the verdicts of a run. */
export interface Ledger {
  verdicts: () => readonly Verdict[];
  /** Notes that a check was asked once, with what it found. */
  note: (check: string, exchange: Exchange, wrongs: readonly Wrong[]) => void;
  /** Notes that a check holds without a call of its own to show. */
  holds: (check: string, operation: Operation) => void;
  /** Notes why a check could not be tried; what was tried stays. */
  untried: (check: string, operation: Operation, reason: string) => void;
  /** Puts a smaller proof in the place of the first one. */
  replace: (finding: Finding) => void;
}

export function createLedger(): Ledger {
  const all = new Map<string, Verdict>();

  function verdictOf(check: string, operation: Operation): Verdict {
    const key = `${operation.id}\n${check}`;
    const known = all.get(key);
    if (known) return known;
    const made = { check, operation, tried: 0, finding: undefined, broken: 0, untried: undefined };
    all.set(key, made);
    return made;
  }

  return {
    verdicts: () => [...all.values()],
    note(check, exchange, wrongs) {
      const verdict = verdictOf(check, exchange.operation);
      verdict.tried += 1;
      const [wrong] = wrongs;
      if (!wrong) return;
      verdict.broken += 1;
      verdict.finding ??= { ...wrong, check, operation: exchange.operation, exchange };
    },
    holds(check, operation) {
      verdictOf(check, operation).tried += 1;
    },
    untried(check, operation, reason) {
      verdictOf(check, operation).untried = reason;
    },
    replace(finding) {
      verdictOf(finding.check, finding.operation).finding = finding;
    },
  };
}
