import { replyOf } from '#tests/contract/model/replyOf.ts';
import { saysSignIn } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import type { Exchange } from './exchange.ts';
import { listersOf } from './learnIds.ts';

const NOT_FOUND = 404;
const MISSING: ReadonlySet<number> = new Set([NOT_FOUND, 405, 501]);

/** So many calls are asked before an operation counts as not implemented. */
const ENOUGH = 3;

/** How the calls of one operation, by its own method, were answered. */
interface Attempt {
  calls: number;
  /** Whether a call was answered with a described success. */
  hasSuccess: boolean;
  /** Whether every answer was 404, 405 or 501. */
  isMissing: boolean;
  /** Whether a 404 came in the way that the contract describes for a thing that is not there. */
  hasDescribed404: boolean;
  /** Whether a 404 was said of an id that the server itself had named. */
  deniesOwnId: boolean;
}

/** Counts how operations answer, to tell which ones work and which ones are not there. */
export interface Attempts {
  of: (operation: Operation) => Readonly<Attempt>;
  /** @param isOwnId the server had named every id in the path */
  note: (exchange: Exchange, isOwnId: boolean) => void;
  /** Whether the server has no such operation, as far as can be told. */
  isMissing: (operation: Operation) => boolean;
}

const NONE: Attempt = {
  calls: 0,
  hasSuccess: false,
  isMissing: true,
  hasDescribed404: false,
  deniesOwnId: false,
};

function hasWorked(contract: Contract, { operation, answer, proof }: Exchange): boolean {
  const { status, json } = answer;
  const isDescribed = status >= 200 && status < 300 && replyOf(operation, status) !== undefined;
  const isAllowed = proof !== 'bad' && (proof !== 'none' || operation.schemes.length === 0);
  return isDescribed && isAllowed && !saysSignIn(contract, json);
}

export function createAttempts(contract: Contract): Attempts {
  const all = new Map<string, Attempt>();
  const of = ({ id }: Operation): Attempt => all.get(id) ?? NONE;
  const reads = contract.operations.filter(({ method }) => method === 'GET');

  function isMissing(operation: Operation): boolean {
    const own = of(operation);
    if (own.calls < ENOUGH || !own.isMissing) return false;
    if (!operation.path.includes('{') || !own.hasDescribed404) return true;
    // "Not there" may be said of the thing asked for: not where the server named it, or has no list that could.
    if (own.deniesOwnId && operation.path.endsWith('}')) return true;
    const listers = listersOf(contract, operation);
    return !(listers.length > 0 ? listers : reads).some((one) => of(one).hasSuccess);
  }

  return {
    of,
    note(exchange, isOwnId) {
      const { operation, answer, foreignMethod } = exchange;
      // Who is not let in learns nothing about what is there.
      const isLockedOut = exchange.proof !== 'token' && (answer.status === 401 || answer.status === 403);
      if (foreignMethod || isLockedOut) return;
      const is404 = answer.status === NOT_FOUND;
      const before = of(operation);
      all.set(operation.id, {
        calls: before.calls + 1,
        hasSuccess: before.hasSuccess || hasWorked(contract, exchange),
        isMissing: before.isMissing && MISSING.has(answer.status),
        hasDescribed404:
          before.hasDescribed404 ||
          (is404 && Object.keys(replyOf(operation, NOT_FOUND)?.kinds ?? {}).includes(answer.contentType)),
        deniesOwnId: before.deniesOwnId || (is404 && isOwnId),
      });
    },
    isMissing,
  };
}
