import { at, isRecord } from '#mocks/contract/homes.ts';
import { guardedIn } from '#mocks/contract/guarded.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { endsSession } from '#tests/contract/model/conventions.ts';
import { recordsOf } from '#tests/contract/model/records.ts';
import { type NeededPermissions, permissionsOf } from '#tests/contract/model/stated.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { askSecond } from './askSecond.ts';
import type { ProbeCheck, Wrong } from './check.ts';
import { idIn, noteReading, readNow } from './readBack.ts';

/** So many known things are asked about before one is made. */
const MOST_KNOWN = 3;

const isLacking = (titles: readonly string[], has: ReadonlySet<string>): boolean =>
  titles.every((title) => !has.has(title));

/** Whether the first account has what the operation needs, and the second one has not. */
async function isForFirstOnly(probe: Probe, needed: NeededPermissions, token: string): Promise<boolean> {
  const [first, second] = [await probe.permissions(), await probe.permissions(token)];
  if (second.size === 0) return false;
  const has = needed.always.every((titles) => !isLacking(titles, first));
  return has && needed.always.some((titles) => isLacking(titles, second));
}

/** Whether the contract wants the refusal to name the permission in `node`. */
function hasNode({ contract, operation }: Probe): boolean {
  const kinds = Object.values(operation.replies['403']?.kinds ?? {});
  return kinds.some(
    ({ schema }) =>
      schema !== undefined && at(schemaAt(contract.document, schema)['properties'], 'node') !== undefined,
  );
}

/** What is wrong with the permission that a refusal names: it has to be one that the account lacks for this call. */
async function wrongNode(
  probe: Probe,
  { always, sometimes }: NeededPermissions,
  token: string,
  refusal: Exchange,
): Promise<Wrong[]> {
  if (!hasNode(probe)) return [];
  const has = await probe.permissions(token);
  const guarded = Object.values(guardedIn(probe.contract.document).words);
  const lacked = [...always.flat(), ...sometimes.map(([title]) => title), ...guarded].filter(
    (title) => !has.has(title),
  );
  const node = at(refusal.answer.json, 'node');
  if (typeof node === 'string' && lacked.includes(node)) return [];
  const named = node === undefined ? 'no permission' : JSON.stringify(node);
  const wanted = always.filter((titles) => isLacking(titles, has)).map((titles) => titles.join(' or '));
  return [{ message: `the refusal names ${named}, not ${wanted.join(', ')}`, pointer: '/node' }];
}

/** The call as it succeeded before, and about other things: what it was about then may be used up. */
async function* candidatesOf(probe: Probe): AsyncGenerator<ApiRequest> {
  const { request } = await probe.base();
  yield request;
  if (probe.operation.method === 'GET') return;
  yield* probe.valid.plain(probe.operation).slice(0, MOST_KNOWN);
  const fresh = await probe.aboutNew(request);
  if (fresh) yield fresh;
}

function guardedValue(value: unknown, names: ReadonlySet<string>): string | undefined {
  if (Array.isArray(value)) {
    return value.map((one) => guardedValue(one, names)).find((found) => found !== undefined);
  }
  const own = Object.entries(isRecord(value) ? value : {});
  const [name] = own.find(([key, one]) => names.has(key) && one !== null) ?? [];
  return name ?? own.map(([, one]) => guardedValue(one, names)).find((found) => found !== undefined);
}

/** What an account without a permission may not do, and may not know. */
export const permissionChecks: readonly ProbeCheck[] = [
  {
    // Hiding a button is no protection.
    id: 'permission',
    proposed: true,
    rule: 'A call that needs a permission is refused with 403 to an account without it, names it, and changes nothing.',
    appliesTo: (operation, contract) =>
      operation.schemes.length > 0 && (permissionsOf(contract, operation)?.always ?? []).length > 0,
    writes: true,
    run: async (probe) => {
      const token = await askSecond(probe);
      const needed = permissionsOf(probe.contract, probe.operation);
      if (token === undefined || !needed || !(await isForFirstOnly(probe, needed, token))) return;
      const records = recordsOf(probe.contract, probe.operation);
      const isWrite = probe.operation.method !== 'GET';
      const answers: number[] = [];
      for await (const candidate of candidatesOf(probe)) {
        const request = await probe.renewed(candidate);
        const wanted = { id: idIn(probe, request), request };
        const before = isWrite && wanted.id !== undefined && (await readNow(probe, records, wanted));
        const exchange = await probe.send(request, { proof: 'unknown', token });
        const { status } = exchange.answer;
        const message = `an account without the permission is answered with ${status}`;
        if (isSuccess(exchange)) {
          probe.note(exchange, [{ message }]);
          return;
        }
        answers.push(status);
        if (status !== 403) continue;
        probe.note(exchange, await wrongNode(probe, needed, token, exchange));
        const after = before && before.record ? await readNow(probe, records, wanted) : undefined;
        const version = (one: unknown): unknown => at(one, 'version') ?? JSON.stringify(one);
        const isChanged = before && version(after?.record) !== version(before.record);
        if (after)
          noteReading(probe, after, isChanged ? `refused with ${status}, it changed the record` : undefined);
        return;
      }
      probe.untried(`it is answered with ${[...new Set(answers)].join(', ')}`);
    },
  },
  {
    id: 'withheld',
    proposed: true,
    rule: 'What needs a permission (`x-permission`) is null or left out in an answer to an account without it.',
    appliesTo: ({ method, schemes }, { document }) =>
      method === 'GET' && schemes.length > 0 && Object.keys(guardedIn(document).fields).length > 0,
    run: async (probe) => {
      const token = await askSecond(probe);
      if (token === undefined) return;
      const [first, second] = [await probe.permissions(), await probe.permissions(token)];
      const { fields } = guardedIn(probe.contract.document);
      const lacking = Object.entries(fields).filter(
        ([, { permission }]) => first.has(permission) && !second.has(permission),
      );
      if (second.size === 0 || lacking.length === 0 || endsSession(probe.operation)) return;
      const { request } = await probe.base();
      const exchange = await probe.send(request, { proof: 'unknown', token });
      if (!isSuccess(exchange)) return;
      const found = guardedValue(exchange.answer.json, new Set(lacking.map(([name]) => name)));
      const message = `an account without \`${found === undefined ? '' : (fields[found]?.permission ?? '')}\` is told ${found}`;
      probe.note(exchange, found === undefined ? [] : [{ message }]);
    },
  },
];
