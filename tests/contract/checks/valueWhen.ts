import { at, isRecord } from '#mocks/contract/homes.ts';

import { plain, schemaAt, type Schema } from '#tests/contract/generate/schemaOf.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import { replyOf } from '#tests/contract/model/replyOf.ts';
import { whensIn, type When } from '#tests/contract/model/statedOfRecords.ts';

import type { ReplyCheck, Wrong } from './check.ts';
import { isSelected } from './rowConditions.ts';

/** What a body says by conditions: of itself, and of the rows of its lists by the name of the list. */
interface Conditional {
  own: readonly When[];
  rows: readonly (readonly [list: string, whens: readonly When[]])[];
}

const known = new WeakMap<Contract, Map<string, Conditional>>();

function conditionalAt(contract: Contract, pointer: string): Conditional {
  const { document } = contract;
  const ofContract = known.get(contract) ?? new Map<string, Conditional>();
  known.set(contract, ofContract);
  const before = ofContract.get(pointer);
  if (before) return before;
  const schema: Schema = schemaAt(document, pointer);
  const properties = Object.entries(isRecord(schema['properties']) ? schema['properties'] : {});
  const rows = properties.flatMap(([name, inner]) => {
    const whens = whensIn(contract, plain(document, plain(document, inner)['items']));
    return whens.length > 0 ? [[name, whens] as const] : [];
  });
  const found: Conditional = { own: whensIn(contract, schema), rows };
  ofContract.set(pointer, found);
  return found;
}

function wrongsOf(record: unknown, whens: readonly When[], pointer: string): Wrong[] {
  return whens.flatMap(({ field, value, conditions }) => {
    const said = at(record, field);
    if (said === undefined || said === value || isSelected(record, conditions) !== true) return [];
    const message = `${field} is ${JSON.stringify(said)} and not ${value}, although it is so: ${conditions.join(', or ')}`;
    return [{ message, pointer: `${pointer}/${field}` }];
  });
}

/** Values that follow from what stands beside them. */
export const valueWhen: ReplyCheck = {
  id: 'value-when',
  proposed: true,
  rule: 'A property says a value where the contract states that it does, by what stands beside it (`x-when`).',
  appliesTo: () => true,
  inspect: ({ answer, operation, foreignMethod }, { contract }) => {
    const { contentType, json, status } = answer;
    const schema = foreignMethod ? undefined : replyOf(operation, status)?.kinds[contentType]?.schema;
    if (schema === undefined || json === undefined || status >= 300) return [];
    const { own, rows } = conditionalAt(contract, schema);
    const ofRows = rows.flatMap(([list, whens]) => {
      const found = at(json, list);
      const all: readonly unknown[] = Array.isArray(found) ? found : [];
      return all.flatMap((row, index) => wrongsOf(row, whens, `/${list}/${index}`));
    });
    return [...wrongsOf(json, own, ''), ...ofRows];
  },
};
