import { isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { idempotencyKeyOf } from '#tests/contract/model/conventions.ts';

import type { ProbeCheck } from './check.ts';

/** Another body that is still right: the first text in it is changed at its end. */
function otherBody({ body }: ApiRequest): unknown {
  if (!isRecord(body)) return undefined;
  const [name] =
    Object.entries(body).find(
      ([key, value]) => typeof value === 'boolean' || key === 'name' || key === 'note',
    ) ?? [];
  if (name === undefined) return undefined;
  const value = body[name];
  return { ...body, [name]: typeof value === 'boolean' ? !value : `${String(value)} 2` };
}

/** Two clicks, or an answer that was lost, must not do a thing twice. */
export const check: ProbeCheck = {
  id: 'idempotency',
  rule: 'A call with a known Idempotency-Key gets the same answer again; with another body it is refused.',
  appliesTo: (operation) => idempotencyKeyOf(operation) !== undefined,
  writes: true,
  run: async (probe) => {
    const { request } = await probe.base();
    const first = await probe.succeed(request);
    const { status = 0, text } = first?.answer ?? {};
    if (!first || status < 200 || status >= 300) {
      probe.untried(`no call succeeds: ${status}`);
      return;
    }
    const { request: asked } = first;
    const again = await probe.send(asked);
    const same = again.answer.status === status && again.answer.text === text;
    const unknown = again.answer.status === 0 || again.answer.status >= 500;
    const message = `the same call with the same key answers ${again.answer.status} and something else than before`;
    probe.note(again, same || unknown ? [] : [{ message }]);
    const body = otherBody(asked);
    if (body === undefined) return;
    const other = await probe.send({ ...asked, body });
    const taken = other.answer.status >= 200 && other.answer.status < 300;
    const twice = 'another body under a known key is not refused';
    probe.note(other, taken ? [{ message: twice }] : []);
  },
};
