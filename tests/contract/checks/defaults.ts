import { at, isRecord } from '#mocks/contract/homes.ts';

import { plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { without } from '#tests/contract/generate/without.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { durationOf } from '#tests/contract/model/duration.ts';
import { entriesOf } from '#tests/contract/model/entriesOf.ts';
import { isCreation } from '#tests/contract/model/records.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';
import { type Fields } from './readBack.ts';
import { difference } from './sameValue.ts';

/** What the fields of a body are when they are left out, where the contract says so. */
function defaultsOf({ document }: Contract, { body }: Operation): Fields {
  const schema = Object.values(body?.kinds ?? {})[0]?.schema;
  const properties = schema === undefined ? {} : schemaAt(document, schema)['properties'];
  return Object.fromEntries(
    Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, inner]) => {
      const { default: usual } = plain(document, inner);
      return usual === undefined ? [] : [[name, usual]];
    }),
  );
}

/** Of moments that are left out, how many milliseconds after the call they are (`x-default-after`). */
function delaysOf({ document }: Contract, { body }: Operation): [name: string, ms: number][] {
  const schema = Object.values(body?.kinds ?? {})[0]?.schema;
  const properties = schema === undefined ? {} : schemaAt(document, schema)['properties'];
  return entriesOf(properties).flatMap(([name, inner]) => {
    const ms = durationOf(plain(document, inner)['x-default-after']);
    return ms === undefined ? [] : [[name, ms]];
  });
}

/** The clocks of two machines. */
const MARGIN_MS = 60_000;

export const defaults: ProbeCheck = {
  id: 'defaults',
  proposed: true,
  rule: 'What is left out of something that is made has its stated default.',
  appliesTo: (operation, contract) =>
    isCreation(operation) &&
    (Object.keys(defaultsOf(contract, operation)).length > 0 || delaysOf(contract, operation).length > 0),
  writes: true,
  run: async (probe) => {
    const { request } = await probe.base();
    const usual = defaultsOf(probe.contract, probe.operation);
    if (!isRecord(request.body)) return;
    const delays = delaysOf(probe.contract, probe.operation);
    const names = [...Object.keys(usual), ...delays.map(([name]) => name)];
    const made = await probe.succeed({ ...request, body: without(request.body, ...names) });
    const sent = made?.request.body;
    if (!made || !isSuccess(made) || !isRecord(sent)) {
      probe.untried('no call succeeds');
      return;
    }
    const other = difference(without(usual, ...Object.keys(sent)), made.answer.json);
    const [late] = delays.filter(([name, ms]) => {
      const moment = Date.parse(String(at(made.answer.json, name)));
      return !(name in sent) && !(Math.abs(moment - Date.now() - ms) < MARGIN_MS);
    });
    const moment = late && `${late[0]} is ${String(at(made.answer.json, late[0]))}`;
    const message = other ?? moment;
    probe.note(made, message === undefined ? [] : [{ message: `left out, ${message}` }]);
  },
};
