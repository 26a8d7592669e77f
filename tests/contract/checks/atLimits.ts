import { at, isRecord } from '#mocks/contract/homes.ts';

import { limitValues } from '#tests/contract/generate/limitValues.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';
import { difference } from './sameValue.ts';

const CODES = /^(too_(short|long|small|large|few|many)|min|max|length|limit)/;
const WORDS =
  /\b(long|short|length|small|large|least|most|max|min|range|characters|between|fewer|greater|less)/i;

/** Whether a refusal complains about the size of one field. Anything else may be a rule of the business. */
function blames(json: unknown, field: string): boolean {
  const errors = at(json, 'errors');
  if (!Array.isArray(errors))
    return JSON.stringify(json ?? '').includes(field) && WORDS.test(JSON.stringify(json));
  return errors.filter(isRecord).some((error) => {
    const { code } = error;
    if (error['field'] !== field) return false;
    return typeof code === 'string' ? CODES.test(code) : WORDS.test(JSON.stringify(error));
  });
}

/** The counterpart of `beyond-limits`: what lies at the limit is still right. */
export const atLimits: ProbeCheck = {
  id: 'at-limits',
  proposed: true,
  rule: 'A value exactly at a stated limit is not refused for its size, and not cut.',
  appliesTo: ({ body }) => body !== undefined,
  writes: true,
  run: async (probe) => {
    const { request, succeeded } = await probe.base();
    if (!succeeded) {
      probe.untried('no call succeeds');
      return;
    }
    for (const { field, limit, value } of limitValues(probe.contract, probe.operation, request)) {
      const renewed = await probe.renewed(request);
      const exchange = await probe.send({ ...renewed, body: { ...Object(renewed.body), [field]: value } });
      const { status, json } = exchange.answer;
      const refused = (status === 400 || status === 422) && blames(json, field);
      const message = `${field} ${limit} is refused with ${status}, and that is allowed`;
      const cut = isSuccess(exchange) ? difference({ [field]: value }, json) : undefined;
      const wrong = refused ? { message, pointer: '/errors' } : cut && { message: `${limit}, ${cut}` };
      probe.note(exchange, wrong ? [wrong] : []);
    }
  },
};
