import { at, isRecord } from '#mocks/contract/homes.ts';

import { plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';
import { elsewhere } from './elsewhere.ts';

const DAY_MS = 86_400_000;
/** A clock of the database may be coarser than that of the server. */
const COARSE_MS = 1000;

/** The fields of a body that are moments, and that the answer shows too. */
function momentsOf({ document }: Contract, { method, body, replies }: Operation): string[] {
  const [sent] = Object.values(body?.kinds ?? {});
  const answered = Object.values((replies['200'] ?? replies['201'])?.kinds ?? {})[0]?.schema;
  if (method === 'GET' || sent?.schema === undefined || answered === undefined) return [];
  const [own, shown] = [sent.schema, answered].map((pointer) => schemaAt(document, pointer)['properties']);
  return Object.entries(isRecord(own) ? own : {}).flatMap(([name, inner]) =>
    plain(document, inner)['format'] === 'date-time' && at(shown, name) !== undefined ? [name] : [],
  );
}

/** A moment is one wherever its clock stands. */
export const moments: ProbeCheck = {
  id: 'moments',
  rule: 'A moment that is written with an offset is kept as that moment (RFC 3339, 4.2).',
  appliesTo: (operation, contract) => momentsOf(contract, operation).length > 0,
  writes: true,
  run: async (probe) => {
    const { request, succeeded } = await probe.base();
    if (!succeeded || !isRecord(request.body)) {
      probe.untried('no call succeeds');
      return;
    }
    for (const name of momentsOf(probe.contract, probe.operation)) {
      const usual = new Date(Date.now() + 2 * DAY_MS).toISOString();
      const moment = elsewhere(request.body[name] ?? usual) ?? elsewhere(usual);
      const done = await probe.succeed({ ...request, body: { ...request.body, [name]: moment } });
      // Another call may have succeeded in its place.
      if (!done || !isSuccess(done) || at(done.request.body, name) !== moment) {
        probe.untried(`no call with ${name} succeeds`);
        continue;
      }
      const kept = at(done.answer.json, name);
      const isKept = Math.abs(Date.parse(String(kept)) - Date.parse(String(moment))) < COARSE_MS;
      const message = `${name} was sent as ${String(moment)}, and is ${String(kept)}`;
      probe.note(done, isKept ? [] : [{ message }]);
    }
  },
};
