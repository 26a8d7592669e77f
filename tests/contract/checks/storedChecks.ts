import { at, isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { asExact, extraFields } from '#tests/contract/generate/fullBody.ts';
import { isCreation, recordsOf } from '#tests/contract/model/records.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { type Fields, findRow, noteReading, readAt } from './readBack.ts';
import { difference } from './sameValue.ts';
import { sendLess } from './sendLess.ts';

const FREE = /^(name|title|description|note|label|comment)$/i;

/** Letters of other scripts in a text that people write, where the contract lets them be. */
function withOdd(body: unknown, fits: (body: unknown) => boolean): unknown {
  const name = Object.keys(isRecord(body) ? body : {}).find((key) => FREE.test(key));
  const odd = name === undefined ? body : { ...Object(body), [name]: `${String(at(body, name))} Ωß 😀 “é”` };
  return fits(odd) ? odd : body;
}

/** Makes something of which all is said that may be, but what is refused. */
async function createFull(probe: Probe): Promise<Exchange | undefined> {
  const { request } = await probe.base();
  const schema = probe.operation.body?.kinds[request.mediaType ?? '']?.schema;
  if (schema === undefined || !isRecord(request.body) || request.mediaType === 'multipart/form-data')
    return probe.succeed(request);
  const fits = (body: unknown): boolean => probe.fits(schema, body);
  const withFields = async (fields: Fields): Promise<ApiRequest> => {
    const fresh = await probe.renewed(request);
    return { ...fresh, body: withOdd(asExact({ ...Object(fresh.body), ...fields }, fits), fits) };
  };
  const full = await sendLess(probe, extraFields(probe, schema, request.body), withFields);
  if (full) return full;
  const bare = await probe.send(await withFields({}));
  return isSuccess(bare) ? bare : probe.succeed(bare.request);
}

/** What was made is there. */
export const storedChecks: readonly ProbeCheck[] = [
  {
    // A server that says "created" and keeps nothing, or something else.
    id: 'stored',
    rule: 'What was created can be read at its address and in its list, and says what was sent.',
    appliesTo: isCreation,
    writes: true,
    run: async (probe) => {
      const { request } = await probe.base();
      const records = recordsOf(probe.contract, probe.operation);
      // A list that was asked before must not be answered as it was then.
      await findRow(probe, records, { id: probe.unique(), request, record: Object(request.body) });
      const made = await createFull(probe);
      if (!made || !isSuccess(made)) {
        probe.untried('no call succeeds');
        return;
      }
      const { json } = made.answer;
      const { body } = made.request;
      const id = at(json, 'id');
      const replied = difference(body, json);
      probe.note(made, replied === undefined ? [] : [{ message: `in the answer ${replied}` }]);
      if ((typeof id !== 'string' && typeof id !== 'number') || !isRecord(json)) return;
      const wanted = { id, request: made.request, record: json };
      const there = await readAt(probe, records, wanted);
      if (there) {
        const gone = `what was created is answered with ${there.exchange.answer.status} at its address`;
        const other = difference(body, there.record);
        noteReading(probe, there, there.record ? other && `read at its address, ${other}` : gone);
      }
      const row = await findRow(probe, records, wanted);
      if (!row) return;
      const other = difference(body, row.record);
      noteReading(
        probe,
        row,
        row.record ? other && `read in its list, ${other}` : 'what was created is not in its list',
      );
    },
  },
];
