import { at, isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { limitedFiles } from '#tests/contract/generate/limitedFiles.ts';
import { limitValues } from '#tests/contract/generate/limitValues.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';
import type { Answer } from '#tests/contract/run/transport.ts';

import type { ProbeCheck } from './check.ts';
import { difference } from './sameValue.ts';

const OF_VALUES = {
  codes: /^(too_(short|long|small|large|few|many)|min|max|length|limit)/,
  words: /\b(long|short|length|small|large|least|most|max|min|range|characters|between|fewer|greater|less)/i,
};
/** That there are too many files is another reason. */
const OF_FILES = { codes: /^(file_)?too_(large|big|long)/, words: /\b(large|big|size|bytes|[km]b)\b/i };

/** Whether a refusal complains about the size of one field. Anything else may be a rule of the business. */
function blames(json: unknown, field: string, { codes, words }: typeof OF_VALUES): boolean {
  const errors = at(json, 'errors');
  if (!Array.isArray(errors))
    return JSON.stringify(json ?? '').includes(field) && words.test(JSON.stringify(json));
  return errors.filter(isRecord).some((error) => {
    const { code } = error;
    if (error['field'] !== field) return false;
    return typeof code === 'string' ? codes.test(code) : words.test(JSON.stringify(error));
  });
}

/** Whether an answer refuses a file for its size. */
function blamesSize({ status, json }: Answer, field: string): boolean {
  return status === 413 || ((status === 400 || status === 422) && blames(json, field, OF_FILES));
}

/** Files as large as they may be. What refuses one for another reason says nothing about its size. */
async function tryFiles(probe: Probe, base: ApiRequest): Promise<void> {
  const { mediaType = '', body } = base;
  for (const { field, maxBytes, value } of limitedFiles(probe.operation.body?.kinds[mediaType], body)) {
    const renewed = await probe.renewed(base);
    const exchange = await probe.send({ ...renewed, body: { ...Object(renewed.body), [field]: value } });
    const { answer } = exchange;
    const message = `${field} of ${maxBytes} bytes is refused with ${answer.status}, and that is allowed`;
    if (isSuccess(exchange)) probe.note(exchange, []);
    else if (blamesSize(answer, field)) probe.note(exchange, [{ message }]);
    else probe.untried(`${field} of ${maxBytes} bytes is refused with ${answer.status}, not for its size`);
  }
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
      const refused = (status === 400 || status === 422) && blames(json, field, OF_VALUES);
      const message = `${field} ${limit} is refused with ${status}, and that is allowed`;
      const cut = isSuccess(exchange) ? difference({ [field]: value }, json) : undefined;
      const wrong = refused ? { message, pointer: '/errors' } : cut && { message: `${limit}, ${cut}` };
      probe.note(exchange, wrong ? [wrong] : []);
    }
    await tryFiles(probe, request);
  },
};
