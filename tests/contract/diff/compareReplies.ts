import { at } from '#mocks/contract/homes.ts';

import type { Contract, Operation, Reply } from '#tests/contract/model/contract.ts';
import { follow, type Found, valueAt } from '#tests/contract/model/follow.ts';
import { replyOf } from '#tests/contract/model/replyOf.ts';
import type { Impact } from './change.ts';
import { compareKinds } from './compareKinds.ts';
import { differ, noteStated } from './noteStated.ts';
import type { OperationPair } from './operationPair.ts';
import { hasSameWords } from './hasSameWords.ts';

const refusal: Impact = {
  backend: 'must be built',
  panel: 'needs work',
  so: 'the backend has to answer it where it applies, and the panel has to say something to it',
};

function compareHeaders(pair: OperationPair, status: string, old: Reply, now: Reply): void {
  const named = ({ headers }: Reply) => new Map(headers.map((one) => [one.name.toLowerCase(), one]));
  const [olds, news] = [named(old), named(now)];
  const { narrowed, widened, added, removed } = pair.impacts.reply;
  const isSent = pair.speaker('reply') === 'request';
  for (const [name, header] of news) {
    const where = `the header \`${header.name}\` of the answer ${status}`;
    const known = olds.get(name);
    const pointer = header.schema.replace(/\/schema$/, '');
    if (!known) {
      const what = header.required ? 'is new, and required' : 'is new, and optional';
      const rule = `header-added-${header.required ? 'required' : 'optional'}`;
      pair.note({ pointer, where, rule, what, impact: header.required ? narrowed : added });
      continue;
    }
    if (header.required && !known.required)
      pair.note({ pointer, where, rule: 'header-required', what: 'is required now', impact: narrowed });
    if (known.required && !header.required)
      pair.note({ pointer, where, rule: 'header-optional', what: 'is optional now', impact: widened });
    const schemas = { before: known.schema, after: header.schema };
    pair.noteSchemas({ side: 'reply', part: 'header', where, ...schemas, isText: true });
  }
  for (const [name, header] of olds) {
    if (news.has(name)) continue;
    const where = `the header \`${header.name}\` of the answer ${status}`;
    pair.note({
      pointer: header.schema.replace(/\/schema$/, ''),
      where,
      rule: 'header-removed',
      what: 'is gone',
      impact: header.required && !isSent ? widened : removed,
    });
  }
}

/** What the contract says about a status as it is written: itself, its class, or `default`. */
const described = (operation: Operation, status: string): Reply | undefined =>
  operation.replies[status] ??
  (/^\d+$/.test(status) ? replyOf(operation, Number(status)) : operation.replies['default']);

function rawReply({ document }: Contract, operation: Operation, status: string): Found {
  const pointer = `${operation.pointer}/responses/${status}`;
  return follow(document, { pointer, value: valueAt(document, pointer) });
}

/** What is answered, status by status. */
export function compareReplies(pair: OperationPair): void {
  const { contracts, before, after } = pair;
  const { narrowed, widened, added } = pair.impacts.reply;
  const success: Impact = { ...widened, backend: 'must be built' };
  const statuses = new Set([...Object.keys(before.replies), ...Object.keys(after.replies)]);
  for (const status of statuses) {
    const where = `the answer ${status}`;
    const [old, now] = [described(before, status), described(after, status)];
    const pointer = `${(now ? after : before).pointer}/responses/${status}`;
    if (now && !old) {
      const called = /^[123]/.test(status) ? success : refusal;
      const impact = pair.kind === 'operation' ? called : added;
      pair.note({ pointer, where, rule: 'reply-added', what: 'is new', impact });
    } else if (old && !now) {
      const what = 'is not described any more';
      pair.note({ pointer, where, rule: 'reply-removed', what, impact: narrowed });
    } else if (old && now) {
      const [a, b] = [rawReply(contracts[0], before, status), rawReply(contracts[1], after, status)];
      if (a.value && b.value && !hasSameWords(a.value, b.value)) pair.noteWords(b.pointer, where);
      noteStated(pair, {
        ...{
          pointer: `${b.pointer}/x-success-when`,
          where: `what says in ${where} that it was done`,
          rule: 'success-when',
        },
        ...{ side: 'reply', effect: differ },
        ...{ was: at(a.value, 'x-success-when'), is: at(b.value, 'x-success-when') },
      });
      compareHeaders(pair, status, old, now);
      compareKinds(pair, 'reply', where, pointer, old.kinds, now.kinds);
    }
  }
}
