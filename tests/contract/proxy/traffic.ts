import type { Contract } from '#tests/contract/model/contract.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import { createLedger, type Ledger } from '#tests/contract/run/ledger.ts';
import { createConcealer } from './concealer.ts';
import type { Judged } from './judge.ts';

/** What came through for one operation, or for one call that the contract does not describe. */
export interface Passed {
  calls: number;
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
  note: (exchange: Exchange, judged: readonly Judged[]) => Violation[];
  verdicts: Ledger['verdicts'];
  /** By operation id, in the order in which they were first asked. */
  passed: ReadonlyMap<string, Passed>;
  calls: () => number;
  /** Ids of operations that nobody asked for. */
  neverAsked: () => readonly string[];
}

export function createTraffic({ operations }: Contract): Traffic {
  const ledger = createLedger();
  const concealer = createConcealer();
  const passed = new Map<string, { calls: number; statuses: Map<number, number> }>();
  let calls = 0;

  return {
    note: (exchange, judged) => {
      concealer.learn(exchange);
      const { status } = exchange.answer;
      // The path of a call that is not described may hold anything.
      const id = concealer.text(exchange.operation.id);
      const operation = id === exchange.operation.id ? exchange.operation : { ...exchange.operation, id };
      const own = passed.get(id) ?? { calls: 0, statuses: new Map<number, number>() };
      passed.set(id, own);
      calls += 1;
      own.calls += 1;
      own.statuses.set(status, (own.statuses.get(status) ?? 0) + 1);
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
    calls: () => calls,
    neverAsked: () => operations.map(({ id }) => id).filter((id) => !passed.has(id)),
  };
}
