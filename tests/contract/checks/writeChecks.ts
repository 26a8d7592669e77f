import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { idempotencyKeyOf, versionPlaceOf } from '#tests/contract/model/conventions.ts';
import { recordsOf } from '#tests/contract/model/records.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { type Fields, idIn, readNow } from './readBack.ts';
import { isSame } from './sameValue.ts';

/** Another text of the same length: whoever compares less than all of it takes the two for one. */
export const changeLast = (text: string): string => `${text.slice(0, -1)}${text.endsWith('2') ? '3' : '2'}`;

/** Another body that is still right: a text in it is changed at its end, else what is true or false. */
function otherBody({ body }: ApiRequest): unknown {
  if (!isRecord(body)) return undefined;
  const text = ['name', 'note'].find((name) => typeof body[name] === 'string');
  if (text !== undefined) return { ...body, [text]: changeLast(String(body[text])) };
  const [name, value] = Object.entries(body).find(([, one]) => typeof one === 'boolean') ?? [];
  return name === undefined ? undefined : { ...body, [name]: value !== true };
}

/** What a conflict shows otherwise than the record is read, before and after it: a job may change it in between. */
async function otherThanRead(
  probe: Probe,
  request: ApiRequest,
  ask: () => Promise<Exchange>,
): Promise<{ exchange: Exchange; other: string | undefined }> {
  const records = recordsOf(probe.contract, probe.operation);
  const read = async (): Promise<Fields | undefined> =>
    (await readNow(probe, records, { id: idIn(probe, request), request }))?.record;
  const before = await read();
  const exchange = await ask();
  const current = at(exchange.answer.json, 'current');
  const isShown = exchange.answer.status === 409 && isRecord(current) && current['id'] !== undefined;
  if (!isShown || before?.['id'] === undefined) return { exchange, other: undefined };
  const other = Object.keys(before).find((name) => name in current && !isSame(before[name], current[name]));
  if (other === undefined || !isSame(before, await read())) return { exchange, other: undefined };
  const [is, shown] = [before[other], current[other]].map((one) => JSON.stringify(one).slice(0, 60));
  return { exchange, other: `${other} of the record is ${is}, and the conflict shows ${shown}` };
}

/** About writes that meet another write, of somebody else or their own. */
export const writeChecks: readonly ProbeCheck[] = [
  {
    // Two clicks, or an answer that was lost, must not do a thing twice.
    id: 'idempotency',
    rule: 'A call with a known Idempotency-Key gets the same answer again; with another body it is refused.',
    appliesTo: (operation) => idempotencyKeyOf(operation) !== undefined,
    writes: true,
    run: async (probe) => {
      const { request } = await probe.base();
      const first = await probe.succeed(request);
      if (!first || !isSuccess(first)) {
        probe.untried(`no call succeeds: ${first?.answer.status ?? 0}`);
        return;
      }
      const { request: asked, answer } = first;
      const again = await probe.send(asked);
      const same = again.answer.status === answer.status && again.answer.text === answer.text;
      const unknown = again.answer.status === 0 || again.answer.status >= 500;
      const message = `the same call with the same key answers ${again.answer.status} and something else than before`;
      probe.note(again, same || unknown ? [] : [{ message }]);
      const body = otherBody(asked);
      if (body === undefined) return;
      const other = await probe.send({ ...asked, body });
      const twice = 'another body under a known key is not refused';
      probe.note(other, isSuccess(other) ? [{ message: twice }] : []);
    },
  },
  {
    // Who was slower must not undo what the other one did.
    id: 'stale-version',
    rule: 'A write that names another version than the record has is answered with 409 and the record as it is.',
    appliesTo: (operation, contract) => versionPlaceOf(contract, operation) !== undefined,
    writes: true,
    run: async (probe) => {
      const place = versionPlaceOf(probe.contract, probe.operation);
      // A deletion has used up what the base was about.
      const other = probe.operation.method === 'DELETE' ? probe.valid.plain(probe.operation)[0] : undefined;
      const request = other ?? (await probe.base()).request;
      const fresh = await probe.renewed(request);
      const now = place === 'query' ? fresh.query['version'] : at(fresh.body, 'version');
      if (typeof now !== 'number') {
        probe.untried('no version is known');
        return;
      }
      const withVersion = async (version: number): Promise<ApiRequest> => {
        const renewed = await probe.renewed(fresh);
        if (place === 'query') return withParameter(renewed, 'query', 'version', version);
        return { ...renewed, body: { ...Object(renewed.body), version } };
      };
      for (const version of [now + 1000, ...(now > 1 ? [now - 1] : [])]) {
        const stale = await withVersion(version);
        const { exchange, other: shown } = await otherThanRead(probe, stale, () => probe.send(stale));
        const { status } = exchange.answer;
        const accepted = isSuccess(exchange);
        const message = `the record has version ${now}, and a write on version ${version} is answered with ${status}`;
        const current = at(exchange.answer.json, 'current', 'version');
        const isOther = status === 409 && typeof current === 'number' && current !== now;
        // What was seen last may be old: a write on it tells.
        const isOld = isOther && !isSuccess(await probe.send(await withVersion(now)));
        if (isOld) {
          probe.untried('the version that the record has is not known');
          return;
        }
        const other = `the record has version ${now}, and the conflict shows it with version ${String(current)}`;
        const wrong = accepted ? message : isOther ? other : shown;
        probe.note(exchange, wrong === undefined ? [] : [{ message: wrong }]);
      }
    },
  },
];
