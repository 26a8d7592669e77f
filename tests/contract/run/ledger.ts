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
  /** The first proof of each place where the rule is broken. */
  places: ReadonlyMap<string, Finding>;
  /** How many calls broke the rule. */
  broken: number;
  /** Why it could not be tried. */
  untried: string | undefined;
  /** Whether a baseline lists how it is broken; then it is no finding. */
  isAccepted?: boolean;
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
  /** Notes a finding that stands in the place of all others of its operation, earlier and later ones. */
  settle: (check: string, exchange: Exchange, wrong: Wrong) => void;
}

/** Where a rule is broken, the same for every run: the pointer without numbers of rows, else the status. */
function placeOf({ pointer, exchange }: Finding): string {
  return pointer === undefined ? String(exchange.answer.status) : pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

interface Entry extends Verdict {
  places: Map<string, Finding>;
}

export function createLedger(): Ledger {
  const all = new Map<string, Entry>();
  const settled = new Set<string>();
  const keyOf = (check: string, { id }: Operation): string => `${id}\n${check}`;

  function newVerdict(check: string, operation: Operation): Entry {
    const places = new Map<string, Finding>();
    return { check, operation, tried: 0, finding: undefined, places, broken: 0, untried: undefined };
  }

  function verdictOf(check: string, operation: Operation): Entry {
    const key = keyOf(check, operation);
    const made = all.get(key) ?? newVerdict(check, operation);
    if (!settled.has(operation.id)) all.set(key, made);
    return made;
  }

  function note(check: string, exchange: Exchange, wrongs: readonly Wrong[]): void {
    const verdict = verdictOf(check, exchange.operation);
    verdict.tried += 1;
    if (wrongs.length === 0) return;
    verdict.broken += 1;
    for (const wrong of wrongs) {
      const finding = { ...wrong, check, operation: exchange.operation, exchange };
      const place = placeOf(finding);
      if (!verdict.places.has(place)) verdict.places.set(place, finding);
      verdict.finding ??= finding;
    }
  }

  return {
    verdicts: () => [...all.values()],
    note,
    holds(check, operation) {
      verdictOf(check, operation).tried += 1;
    },
    untried(check, operation, reason) {
      verdictOf(check, operation).untried = reason;
    },
    replace(finding) {
      const verdict = verdictOf(finding.check, finding.operation);
      verdict.finding = finding;
      verdict.places.set(placeOf(finding), finding);
    },
    settle(check, exchange, wrong) {
      const { operation } = exchange;
      for (const [key, one] of all) if (one.operation.id === operation.id) all.delete(key);
      settled.delete(operation.id);
      note(check, exchange, [wrong]);
      settled.add(operation.id);
    },
  };
}
