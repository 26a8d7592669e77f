import { at } from '#mocks/contract/homes.ts';

import { type ApiRequest, emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { endsSession, saysSignIn } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import { recordsOf, rowsIn } from '#tests/contract/model/records.ts';
import { secretFieldsOf } from '#tests/contract/model/stated.ts';
import { signInListOf } from '#tests/contract/model/statedOfRecords.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';
import { findSignIn } from '#tests/contract/run/signIn.ts';

import { askWith, witnessOf } from './askWith.ts';
import type { ProbeCheck } from './check.ts';
import { passwordFields } from './passwordChange.ts';

const isHere = (exchange: Exchange, { contract }: Probe): boolean =>
  isSuccess(exchange) && !saysSignIn(contract, exchange.answer.json);

async function sessionIds(probe: Probe, list: Operation, token: string): Promise<unknown[]> {
  const { answer } = await probe.send(emptyRequest, { operation: list, proof: 'unknown', token });
  return (rowsIn(answer.json) ?? []).map((row) => at(row, 'id'));
}

/** How one sign-in ends another, or itself. */
interface Ending {
  request: ApiRequest;
  /** Whose token is dead afterwards. */
  dead: 'own' | 'other';
}

async function endingOf(
  probe: Probe,
  mine: string,
  others: () => Promise<boolean>,
): Promise<Ending | undefined> {
  const { contract, operation } = probe;
  const { request } = await probe.base();
  const bare: ApiRequest = { ...emptyRequest, path: request.path };
  if (operation.endsSignIns === 'own') return (await others()) ? { request: bare, dead: 'own' } : undefined;
  if (operation.endsSignIns === 'others')
    return (await others()) ? { request: bare, dead: 'other' } : undefined;
  const subject = subjectOf(operation);
  if (operation.endsSignIns !== 'named' || !subject) return undefined;
  const { list } = recordsOf(contract, operation);
  if (!list || list.path.includes('{')) return undefined;
  const before = await sessionIds(probe, list, mine);
  if (!(await others())) return undefined;
  const fresh = (await sessionIds(probe, list, mine)).filter((id) => !before.includes(id));
  if (fresh.length !== 1) return undefined;
  return { request: { ...emptyRequest, path: { [subject.name]: fresh[0] } }, dead: 'other' };
}

/** About signing in, and about each way in which a sign-in ends. */
export const signInChecks: readonly ProbeCheck[] = [
  {
    id: 'ended-sign-in',
    proposed: true,
    rule: 'A call that ends a sign-in ends it: its token is dead at once, and it is no more among the sign-ins.',
    appliesTo: (operation, contract) =>
      endsSession(operation) &&
      operation.schemes.length > 0 &&
      passwordFields(contract, operation) === undefined &&
      witnessOf(contract) !== undefined,
    writes: true,
    run: async (probe) => {
      const mine = await probe.signIn();
      let other: string | undefined;
      const ending =
        mine === undefined
          ? undefined
          : await endingOf(probe, mine, async () => (other = await probe.signIn()) !== undefined);
      if (mine === undefined || other === undefined || !ending) {
        probe.untried(mine === undefined ? 'needs --login' : 'it is not known which sign-in it ends');
        return;
      }
      const list = signInListOf(probe.contract);
      const left = ending.dead === 'own' ? other : mine;
      const before = list ? await sessionIds(probe, list, left) : [];
      const ended = await probe.send(ending.request, { proof: 'unknown', token: mine });
      if (!isHere(ended, probe)) {
        probe.untried(`it answers ${ended.answer.status}`);
        return;
      }
      const after = list ? await sessionIds(probe, list, left) : [];
      const isListed = before.length > 0 && before.every((id) => after.includes(id));
      const listed = `the sign-in that was ended is still listed by ${String(list?.id)}`;
      probe.note(ended, isListed ? [{ message: listed }] : []);
      const { exchange, alive } = await askWith(probe, ending.dead === 'own' ? mine : other);
      const message = 'the token of the sign-in that was ended still works';
      probe.note({ ...exchange, operation: probe.operation }, alive === true ? [{ message }] : []);
      if (ending.dead === 'own') return;
      const own = await askWith(probe, mine);
      const lost = 'the sign-in that asked was ended too';
      probe.note(
        { ...own.exchange, operation: probe.operation },
        own.alive === false ? [{ message: lost }] : [],
      );
    },
  },
  {
    id: 'wrong-password',
    rule: 'Signing in with a wrong password, or as nobody, is refused and gives no token.',
    appliesTo: (operation, contract) => findSignIn(contract)?.operation === operation,
    run: async (probe) => {
      const signInCall = findSignIn(probe.contract);
      const { login } = probe;
      if (!login || !signInCall) {
        probe.untried('needs --login');
        return;
      }
      const { nameField, mediaType } = signInCall;
      const tries = [
        { how: 'a wrong password', name: login.name, password: `${login.password}x` },
        { how: 'a name that nobody has', name: `nobody-${login.name}`, password: login.password },
      ];
      const answers: string[] = [];
      for (const { how, name, password } of tries) {
        const exchange = await probe.send({
          ...emptyRequest,
          mediaType,
          body: { [nameField]: name, password },
        });
        answers.push(`${exchange.answer.status} ${exchange.answer.text}`);
        const message = `signing in with ${how} is answered with ${exchange.answer.status}`;
        // Whoever can tell them apart learns which names there are.
        const isSaid = secretFieldsOf(probe.contract, probe.operation).includes(nameField);
        const isDistinct = isSaid && new Set(answers).size > 1;
        const distinct = `signing in with ${how} gets another answer than with a wrong password`;
        const wrong = isSuccess(exchange) ? message : isDistinct ? distinct : undefined;
        probe.note(exchange, wrong === undefined ? [] : [{ message: wrong }]);
      }
    },
  },
];
