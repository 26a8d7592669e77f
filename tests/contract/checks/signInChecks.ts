import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { endsSession, isLogout, saysSignIn } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import { recordsOf, rowsIn, wordsOf } from '#tests/contract/model/records.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';
import { findSignIn } from '#tests/contract/run/signIn.ts';

import type { ProbeCheck } from './check.ts';
import { isSuccess } from './readBack.ts';

const ENDS_OTHERS = /(other|every|all)( the)?( person's)?( other)? (sign-ins?|sessions?)/i;

/** A read that everybody signed in may make. */
function witnessOf({ operations }: Contract): Operation | undefined {
  return operations.find(
    (one) =>
      one.method === 'GET' &&
      one.schemes.length > 0 &&
      !endsSession(one) &&
      one.parameters.every(({ required }) => !required),
  );
}

/** Asks with a token whether it lives; undefined when the answer says neither. */
async function askWith(
  probe: Probe,
  token: string,
): Promise<{ exchange: Exchange; alive: boolean | undefined }> {
  const exchange = await probe.send(emptyRequest, {
    operation: witnessOf(probe.contract) ?? probe.operation,
    proof: 'unknown',
    token,
  });
  const { status, json } = exchange.answer;
  if (status === 401 || saysSignIn(probe.contract, json)) return { exchange, alive: false };
  return { exchange, alive: isSuccess(exchange) || status === 403 ? true : undefined };
}

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

/** The fields of a body that changes a password. */
function passwordFields(
  { document }: Contract,
  { body }: Operation,
): { old: string; fresh: string; all: string[]; mediaType: string } | undefined {
  const [[mediaType, kind] = []] = Object.entries(body?.kinds ?? {});
  if (mediaType === undefined || kind?.schema === undefined) return undefined;
  const { properties } = schemaAt(document, kind.schema);
  const all = Object.keys(isRecord(properties) ? properties : {});
  const isPassword = (name: string): boolean => /pass|pwd/i.test(name);
  const old = all.find((name) => isPassword(name) && /old|current/i.test(name));
  const fresh = all.find((name) => isPassword(name) && name !== old);
  return old === undefined || fresh === undefined ? undefined : { old, fresh, all, mediaType };
}

async function endingOf(
  probe: Probe,
  mine: string,
  others: () => Promise<boolean>,
): Promise<Ending | undefined> {
  const { contract, operation } = probe;
  const { request } = await probe.base();
  const bare: ApiRequest = { ...emptyRequest, path: request.path };
  if (isLogout(operation) || /log-?out|sign-?out|log-?off/i.test(operation.path)) {
    return (await others()) ? { request: bare, dead: 'own' } : undefined;
  }
  if (operation.method !== 'DELETE') return undefined;
  const subject = subjectOf(operation);
  if (!subject) return (await others()) ? { request: bare, dead: 'other' } : undefined;
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
    rule: 'A call that ends a sign-in ends it: its token is dead at once.',
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
      const ended = await probe.send(ending.request, { proof: 'unknown', token: mine });
      if (!isHere(ended, probe)) {
        probe.untried(`it answers ${ended.answer.status}`);
        return;
      }
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
        const isSaid = /same answer/i.test(wordsOf(probe.contract, probe.operation));
        const isTold = isSaid && new Set(answers).size > 1;
        const told = `signing in with ${how} gets another answer than with a wrong password`;
        const wrong = isSuccess(exchange) ? message : isTold ? told : undefined;
        probe.note(exchange, wrong === undefined ? [] : [{ message: wrong }]);
      }
    },
  },
  {
    // The old password is the proof that it is its owner who asks.
    id: 'password-change',
    rule: 'A password is changed with the right old one only; then the new one signs in, the old one does not.',
    appliesTo: (operation, contract) =>
      operation.method !== 'GET' &&
      operation.schemes.length > 0 &&
      passwordFields(contract, operation) !== undefined,
    writes: true,
    run: async (probe) => {
      const fields = passwordFields(probe.contract, probe.operation);
      const { login } = probe;
      if (!login || !fields) {
        probe.untried('needs --login');
        return;
      }
      const fresh = { ...login, password: probe.unique() };
      const change = async (old: string, next: string, token: string): Promise<Exchange> => {
        const body = { [fields.old]: old, [fields.fresh]: next };
        // A field that repeats the token of who asks.
        const repeated = fields.all.includes('token') ? { token } : {};
        const { mediaType } = fields;
        return probe.send(
          { ...emptyRequest, mediaType, body: { ...body, ...repeated } },
          { proof: 'unknown', token },
        );
      };
      const changeBack = async (): Promise<void> => {
        const token = await probe.signIn(fresh);
        if (token !== undefined) await change(fresh.password, login.password, token);
      };
      const [mine, other] = [await probe.signIn(), await probe.signIn()];
      if (mine === undefined || other === undefined) {
        probe.untried('nobody can sign in');
        return;
      }
      const wrong = await change(`${login.password}x`, fresh.password, mine);
      if ((await probe.signIn(fresh)) !== undefined) {
        await changeBack();
        probe.note(wrong, [{ message: 'with a wrong old password the password is changed' }]);
        return;
      }
      const right = await change(login.password, fresh.password, mine);
      if ((await probe.signIn(fresh)) === undefined) {
        const said = right.answer.text;
        probe.untried(`the password is not changed: ${right.answer.status} ${said.slice(0, 80)}`);
        return;
      }
      const old = await probe.signIn();
      const { exchange, alive } = await askWith(probe, other);
      await changeBack();
      const message = 'the old password still signs in after it was changed';
      probe.note(right, old === undefined ? [] : [{ message }]);
      const isSaid = ENDS_OTHERS.test(wordsOf(probe.contract, probe.operation));
      const late = 'another sign-in is still alive after the password was changed';
      if (isSaid)
        probe.note({ ...exchange, operation: probe.operation }, alive === true ? [{ message: late }] : []);
    },
  },
];
