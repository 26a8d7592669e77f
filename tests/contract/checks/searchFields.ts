import { at } from '#mocks/contract/homes.ts';

import { beginningsOf, searchedFieldsOf } from '#tests/contract/model/statedOfRecords.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { ask, askForAll, isUnchanged, searchOf } from './askList.ts';
import type { ProbeCheck } from './check.ts';

/** So many rows are asked for by each field. */
const MOST_ROWS = 2;
/** A beginning of fewer letters may be taken for something else. */
const SHORTEST = 3;

const textAt = (row: unknown, field: string): string => {
  const value = at(row, ...field.split('.'));
  return typeof value === 'string' ? value : '';
};

/** The rows that one field alone can find first: no other one has its text. */
function rowsBy(rows: readonly unknown[], field: string, fields: readonly string[]): unknown[] {
  const isElsewhere = (row: unknown): boolean =>
    fields.some(
      (other) =>
        other !== field && textAt(row, other).toLowerCase().includes(textAt(row, field).toLowerCase()),
    );
  const having = rows.filter((row) => textAt(row, field).trim() !== '');
  const [alone, others] = [having.filter((row) => !isElsewhere(row)), having.filter(isElsewhere)];
  return [...alone, ...others].slice(0, MOST_ROWS);
}

/** Asks for the rows that fields find, by a part of their texts, and notes those that are not found. */
async function askByFields(
  probe: Probe,
  fields: readonly string[],
  part: (text: string) => string,
): Promise<void> {
  const parameter = searchOf(probe.operation);
  const all = parameter && (await askForAll(probe));
  if (!all) return;
  for (const field of fields) {
    for (const row of rowsBy(all.rows, field, fields)) {
      const text = part(textAt(row, field));
      const found =
        text !== '' && probe.fits(parameter.schema, text)
          ? await ask(probe, { [parameter.name]: text })
          : undefined;
      if (!found) continue;
      const id = at(row, 'id');
      // It may stand on a further page.
      const isFound = found.total > found.rows.length || found.rows.some((one) => at(one, 'id') === id);
      const message = `${parameter.name}=${text} does not find ${String(id)}, whose ${field} is ${textAt(row, field)}`;
      const isLost = !isFound && (await isUnchanged(probe, all, 'id'));
      probe.note(found.exchange, isLost ? [{ message }] : []);
    }
  }
}

/** All but the last letter, without signs at the end; nothing of a text that is too short for it. */
function beginningOf(text: string): string {
  const beginning = text
    .trim()
    .slice(0, -1)
    .replace(/[^\p{L}\p{N}]+$/u, '');
  return beginning.length < SHORTEST ? '' : beginning;
}

/** Each field in which the contract says that a text is looked for. */
export const searchFields: readonly ProbeCheck[] = [
  {
    id: 'list-search-fields',
    proposed: true,
    rule: 'A text to search for finds a row by each field that the contract names (`x-searches`).',
    appliesTo: (operation, contract) =>
      searchedFieldsOf(contract, operation).length > 0 && searchOf(operation) !== undefined,
    run: (probe) => askByFields(probe, searchedFieldsOf(probe.contract, probe.operation), (text) => text),
  },
  {
    id: 'list-search-beginnings',
    proposed: true,
    rule: 'The beginning of a text finds a row by each field of which the contract says so (`x-begins`).',
    appliesTo: (operation, contract) =>
      beginningsOf(contract, operation).length > 0 && searchOf(operation) !== undefined,
    run: (probe) => askByFields(probe, beginningsOf(probe.contract, probe.operation), beginningOf),
  },
];
