import { at } from '#mocks/contract/homes.ts';

import type { Parameter } from '#tests/contract/model/contract.ts';
import { selectionsOf } from '#tests/contract/model/statedOfRecords.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { ask, askForAll, filtersOf, isUnchanged, type Listed, noteListed, wrap } from './askList.ts';
import type { ProbeCheck } from './check.ts';
import { isSelected } from './rowConditions.ts';

async function askForValue(
  probe: Probe,
  { parameter, all }: { parameter: Parameter; all: Listed },
  [word, conditions]: readonly [string, readonly string[]],
): Promise<void> {
  const value = word === 'true' || word === 'false' ? word === 'true' : word;
  const found = await ask(probe, { [parameter.name]: wrap(probe, parameter, value) });
  if (!found) return;
  const wrong = found.rows.find((row) => isSelected(row, conditions) === false);
  const ids = found.rows.map((row) => at(row, 'id'));
  const isWhole = found.total <= found.rows.length;
  const missed = all.rows.find(
    (row) => isWhole && isSelected(row, conditions) === true && !ids.includes(at(row, 'id')),
  );
  const asked = `${parameter.name}=${word}`;
  const said = `(${conditions.join(', or ')})`;
  const stray =
    wrong === undefined ? undefined : `${asked} lists ${String(at(wrong, 'id'))}, which is not so ${said}`;
  const lost =
    missed === undefined
      ? undefined
      : `${asked} does not list ${String(at(missed, 'id'))}, which is so ${said}`;
  const message = stray ?? lost;
  noteListed(
    probe,
    found,
    message !== undefined && (await isUnchanged(probe, all, 'version')) ? message : undefined,
  );
}

/** What the words of a filter mean. */
export const selectedRows: ProbeCheck = {
  id: 'list-filter-rows',
  proposed: true,
  rule: 'A word of a filter lists the rows that are as the contract says of it (`x-selects`), and no others.',
  appliesTo: (operation, contract) =>
    operation.method === 'GET' &&
    filtersOf(operation).some((parameter) => selectionsOf(contract, parameter).length > 0),
  run: async (probe) => {
    const all = await askForAll(probe);
    if (!all) return;
    for (const parameter of filtersOf(probe.operation))
      for (const selection of selectionsOf(probe.contract, parameter))
        await askForValue(probe, { parameter, all }, selection);
  },
};
