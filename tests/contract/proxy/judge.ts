import type { ReplyCheck, Wrong } from '#tests/contract/checks/check.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import type { FoundOperation, NotFound } from '#tests/contract/model/findOperation.ts';
import { replyOf } from '#tests/contract/model/replyOf.ts';
import { checkerOf } from '#tests/contract/run/checkerOf.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import { allChecks } from '#tests/contract/checks/allChecks.ts';
import { settingOf } from '#tests/contract/run/settingOf.ts';
import { requestChecks } from './requestChecks.ts';

/** How one check of an exchange came out. */
export interface Judged {
  check: string;
  wrongs: readonly Wrong[];
}

/** What is known about an answer beside the answer. */
interface Known {
  /** Why there was no whole answer. */
  sentence: string | undefined;
  /** Whether its body can be read. */
  isReadable: boolean;
}

export interface Judge {
  /** All checks it makes, for reports. */
  checks: readonly ReplyCheck[];
  /** What both sides did: every check that applies. */
  of: (exchange: Exchange, found: FoundOperation | NotFound, known: Known) => Judged[];
}

/** Nobody knows how long people may wait, nor whether a token that came by still lives. */
const LEFT_OUT: ReadonlySet<string> = new Set(['time', 'good-token']);

/** What only bodies can break. */
const OF_BODIES: ReadonlySet<string> = new Set([
  ...[
    'readable',
    'byte-order-mark',
    'no-formulas',
    'value-when',
    'schema',
    'extra-properties',
    'needs-login',
  ],
]);

const described: ReplyCheck = {
  id: 'described',
  rule: 'Every call is one that the contract describes.',
  appliesTo: () => true,
  inspect: () => [],
};

function notDescribed({ methods }: NotFound): Wrong {
  if (methods.length === 0) return { message: 'the contract has no such path' };
  return { message: `the contract has no such method of this path, which has ${methods.join(', ')}` };
}

/** Judges requests and answers of any traffic by the reply checks of `contract:verify`, and by checks of requests. */
export function createJudge(contract: Contract, strict: boolean): Judge {
  const setting = settingOf({ contract, strict, slowMs: undefined });
  const ofReplies = allChecks.filter((one) => 'inspect' in one && !LEFT_OUT.has(one.id));
  const all = [described, ...requestChecks(contract, checkerOf(contract.document)), ...ofReplies];
  const checks = all.filter((one): one is ReplyCheck => 'inspect' in one && (strict || !one.onlyStrict));
  return {
    checks,
    of: (exchange, found, { sentence, isReadable }) => {
      if (!('operation' in found)) return [{ check: described.id, wrongs: [notDescribed(found)] }];
      const { operation } = found;
      // A failure that the contract describes is no break of it.
      const expected = replyOf(operation, exchange.answer.status) !== undefined;
      return checks
        .filter((one) => one.appliesTo(operation, contract) && !(expected && one.id === 'server-error'))
        .filter(({ id }) => isReadable || !OF_BODIES.has(id))
        .map((one) => {
          const wrongs = one.inspect(exchange, setting);
          // It knows better what happened on the way.
          const shown =
            sentence !== undefined && one.id === 'whole-answer' ? [{ message: sentence }] : wrongs;
          return { check: one.id, wrongs: shown };
        });
    },
  };
}
