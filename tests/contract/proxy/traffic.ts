import type { Contract } from '#tests/contract/model/contract.ts';
import { noOperation } from '#tests/contract/model/noOperation.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import { createLedger, type Ledger } from '#tests/contract/run/ledger.ts';
import type { Address } from './address.ts';
import { createConcealer } from './concealer.ts';
import type { Judged } from './judge.ts';
import { type Counter, createCounter, type Outcome } from './tally.ts';

/** What came through for one operation, or for one call that the contract does not describe. */
export interface Passed {
  calls: number;
  /** How many of them kept the contract. */
  kept: number;
  /** How often each status was answered; 0 stands for no whole answer. */
  statuses: ReadonlyMap<number, number>;
}

/** One thing that was wrong with one call, with nothing secret in it. */
export interface Violation {
  operation: string;
  rule: string;
  status: number;
  /** JSON pointer into the body, where it is about a body. */
  pointer?: string;
  message: string;
}

/** Everything that came through so far. */
export interface Traffic {
  /** Counts a call that comes in. */
  ask: Counter['ask'];
  /** Notes what is wrong with a call. */
  note: (exchange: Exchange, judged: readonly Judged[]) => Violation[];
  /** Counts how a call came out. Where it went is unknown when the proxy itself failed. */
  end: (method: string, address: Address | undefined, outcome: Outcome) => void;
  verdicts: Ledger['verdicts'];
  /** By operation id, in the order in which they were first asked. */
  passed: ReadonlyMap<string, Passed>;
  tally: Counter['tally'];
  /** Ids of operations that nobody asked for. */
  neverAsked: () => readonly string[];
}

export function createTraffic({ operations }: Contract): Traffic {
  const ledger = createLedger();
  const concealer = createConcealer();
  const counter = createCounter();
  const passed = new Map<string, { calls: number; kept: number; statuses: Map<number, number> }>();

  function pass(id: string, { status, result }: Outcome): void {
    const own = passed.get(id) ?? { calls: 0, kept: 0, statuses: new Map<number, number>() };
    passed.set(id, own);
    own.calls += 1;
    if (result === 'kept') own.kept += 1;
    own.statuses.set(status, (own.statuses.get(status) ?? 0) + 1);
  }

  return {
    ask: counter.ask,
    end: (method, address, outcome) => {
      const { found, url } = address ?? { found: undefined, url: undefined };
      if (found && 'operation' in found) pass(found.operation.id, outcome);
      const isStrange = outcome.result === 'broken' && found && !('operation' in found);
      if (isStrange) pass(concealer.text(noOperation(method, url.pathname).id), outcome);
      counter.end(isStrange ? { ...outcome, result: 'not described' } : outcome);
    },
    note: (exchange, judged) => {
      concealer.learn(exchange);
      const { status } = exchange.answer;
      // The path of a call that is not described may hold anything.
      const id = concealer.text(exchange.operation.id);
      const operation = id === exchange.operation.id ? exchange.operation : { ...exchange.operation, id };
      const broken = judged.some(({ wrongs }) => wrongs.length > 0);
      const shown = { ...(broken ? concealer.exchange(exchange) : exchange), operation };
      return judged.flatMap(({ check, wrongs }) => {
        const concealed = wrongs.map((wrong) => ({ ...wrong, message: concealer.text(wrong.message) }));
        ledger.note(check, shown, concealed);
        return concealed.map((wrong) => ({ ...wrong, operation: id, rule: check, status }));
      });
    },
    verdicts: ledger.verdicts,
    passed,
    tally: counter.tally,
    neverAsked: () => operations.map(({ id }) => id).filter((id) => !passed.has(id)),
  };
}
