import { isRecord } from '#mocks/contract/homes.ts';

import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { hasSuccessValues, saysDone } from '#tests/contract/model/stated.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';

import { askWith } from './askWith.ts';
import type { ProbeCheck } from './check.ts';

/** The fields of a body that changes a password. */
export function passwordFields(
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

/** Changes the password of the first account, and changes it back. */
export const passwordChange: ProbeCheck = {
  // The old password is the proof that it is its owner who asks.
  id: 'password-change',
  rule: 'A password is changed with the right old one and an own token only; then the new one signs in, the old one does not.',
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
    // With blanks at its ends, which are characters like others.
    const fresh = { ...login, password: ` ${probe.unique()} ` };
    const repeatsToken = fields.all.includes('token');
    const change = async (old: string, next: string, token: string, said = token): Promise<Exchange> => {
      const body = { [fields.old]: old, [fields.fresh]: next };
      // A field that repeats the token of who asks.
      const repeated = repeatsToken ? { token: said } : {};
      const { mediaType } = fields;
      return probe.send(
        { ...emptyRequest, mediaType, body: { ...body, ...repeated } },
        { proof: 'unknown', token },
      );
    };
    const changeBack = async (): Promise<void> => {
      for (const password of [fresh.password, fresh.password.trim()]) {
        const token = await probe.signIn({ ...login, password });
        if (token !== undefined) await change(password, login.password, token);
      }
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
    const foreign = repeatsToken ? await probe.secondToken() : undefined;
    const claimed =
      foreign === undefined ? undefined : await change(login.password, fresh.password, mine, foreign);
    if (claimed && (await probe.signIn(fresh)) !== undefined) {
      await changeBack();
      probe.note(claimed, [{ message: 'with the token of another person the password is changed' }]);
      return;
    }
    const right = await change(login.password, fresh.password, mine);
    const isStored = (await probe.signIn(fresh)) !== undefined;
    const { contract, operation } = probe;
    const [isWrongDone, isDone] = [wrong, right].map(({ answer }) => saysDone(contract, operation, answer));
    // Where no key says which bodies mean success, a caller can tell the two apart by any difference.
    const isMeantAsDone =
      hasSuccessValues(contract, operation, wrong.answer) || wrong.answer.text === right.answer.text;
    const alike = 'with a wrong old password it is answered as if the password was changed';
    probe.note(wrong, isWrongDone && isMeantAsDone ? [{ message: alike }] : []);
    if (!isStored) await changeBack();
    if (!isStored && isDone && !isWrongDone) {
      probe.note(right, [
        { message: 'it says that the password is changed, and the new one does not sign in' },
      ]);
      return;
    }
    if (!isStored) {
      const said = right.answer.text;
      probe.untried(`the password is not changed: ${right.answer.status} ${said.slice(0, 80)}`);
      return;
    }
    const old = await probe.signIn();
    const { exchange, alive } = await askWith(probe, other);
    await changeBack();
    const message = 'the old password still signs in after it was changed';
    probe.note(right, old === undefined ? [] : [{ message }]);
    const late = 'another sign-in is still alive after the password was changed';
    if (operation.endsSignIns === 'others')
      probe.note({ ...exchange, operation: probe.operation }, alive === true ? [{ message: late }] : []);
  },
};
