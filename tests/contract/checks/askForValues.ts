import type { Parameter } from '#tests/contract/model/contract.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { ask, isUnchanged, type Listed, noteListed, valueIn, wrap } from './askList.ts';

/** A filter and the value that it is sent with. */
export type FilterValue = readonly [Parameter, unknown];

/** Asks for what one row says: all rows that are listed say it, and that row is among them. */
export async function askForValues(
  probe: Probe,
  all: Listed,
  values: readonly FilterValue[],
): Promise<Listed | undefined> {
  const wanted = values.map(([parameter, value]) => [parameter.name, wrap(probe, parameter, value)] as const);
  const found = await ask(probe, Object.fromEntries(wanted));
  if (!found) return undefined;
  const asked = values.map(([{ name }, value]) => `${name}=${String(value)}`).join(' and ');
  const stray = found.rows.find((row) => values.some(([{ name }, value]) => valueIn(row, name) !== value));
  const other = values.map(([{ name }]) => `${name} ${String(valueIn(stray, name))}`).join(' and ');
  const isMissed = async (): Promise<boolean> => {
    if (found.rows.length > 0) return false;
    for (const [{ name }] of values) if (!(await isUnchanged(probe, all, name))) return false;
    return true;
  };
  if (stray !== undefined) noteListed(probe, found, `${asked} lists a row with ${other}`);
  else if (found.miscounted)
    noteListed(probe, found, `${asked} lists ${found.rows.length}, and its total is ${found.total}`);
  else noteListed(probe, found, (await isMissed()) ? `${asked} lists nothing, and a row has it` : undefined);
  return found;
}
