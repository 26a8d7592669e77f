import { at } from '#mocks/contract/homes.ts';

import { isWhole, rangeOf } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation, Parameter } from '#tests/contract/model/contract.ts';
import { isList } from '#tests/contract/model/records.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { ask, askForAll, contrasts, filtersOf, isUnchanged, type Listed, noteListed } from './askList.ts';
import type { ProbeCheck } from './check.ts';
import { elsewhere } from './elsewhere.ts';
import { valuesOf } from './isSorted.ts';

interface Ranged {
  parameter: Parameter;
  field: string;
  /** A keyword of JSON Schema: `exclusiveMaximum`. */
  bound: string;
}

function rangesOf(contract: Contract, operation: Operation): Ranged[] {
  return filtersOf(operation).flatMap((parameter) => {
    const range = rangeOf(contract, parameter);
    return range ? [{ parameter, ...range }] : [];
  });
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Numbers and decimal texts as they are, times as instants; undefined for anything else. */
function measure(value: unknown): number | undefined {
  const isTime = typeof value === 'string' && !DECIMAL.test(value);
  const number = isTime ? Date.parse(value) : typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : undefined;
}

const WITHIN: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  minimum: (value, limit) => value >= limit,
  exclusiveMinimum: (value, limit) => value > limit,
  maximum: (value, limit) => value <= limit,
  exclusiveMaximum: (value, limit) => value < limit,
};

/** Whether a row lies within the limit; undefined where it shows no value. */
function isWithin(row: unknown, { field, bound }: Ranged, limit: unknown): boolean | undefined {
  const [value, end] = [measure(at(row, field)), measure(limit)];
  return value === undefined || end === undefined ? undefined : WITHIN[bound]?.(value, end);
}

/** Values of rows to bound the list by: the one in the middle, so that there are rows on both sides. */
function middleOf(rows: readonly unknown[], field: string): unknown[] {
  const sorted = valuesOf(rows, field)
    .filter((value) => measure(value) !== undefined)
    .toSorted((one, other) => (measure(one) ?? 0) - (measure(other) ?? 0));
  return sorted.slice(Math.floor(sorted.length / 2)).slice(0, 1);
}

async function askWithin(probe: Probe, all: Listed, ranged: Ranged, limit: unknown): Promise<void> {
  const { parameter, field } = ranged;
  const { name } = parameter;
  const found = await ask(probe, { [name]: limit });
  if (!found) return;
  const stray = found.rows.find((row) => isWithin(row, ranged, limit) === false);
  const ids = new Set(found.rows.map((row) => at(row, 'id')));
  const isShownWhole = found.total <= found.rows.length;
  const missed = isShownWhole
    ? all.rows.find((row) => isWithin(row, ranged, limit) === true && !ids.has(at(row, 'id')))
    : undefined;
  const strange = `${name}=${String(limit)} lists a row with ${field} ${String(at(stray, field))}`;
  const absent = `${name}=${String(limit)} does not list a row with ${field} ${String(at(missed, field))}`;
  const isMissed = missed !== undefined && (await isUnchanged(probe, all, field));
  const message = stray !== undefined ? strange : isMissed ? absent : undefined;
  noteListed(probe, found, message);
}

/** Filters that bound a field. */
export const listRange: ProbeCheck = {
  id: 'list-range',
  rule: 'A filter that bounds a field lists the rows on the right side of it and no others, also at both ends of what it takes.',
  appliesTo: (operation, contract) =>
    isList(contract, operation) && isWhole(operation) && rangesOf(contract, operation).length > 0,
  run: async (probe) => {
    const all = await askForAll(probe);
    if (!all) return;
    for (const ranged of rangesOf(probe.contract, probe.operation)) {
      const { parameter, field } = ranged;
      const middle = middleOf(all.rows, field);
      for (const limit of [
        ...middle,
        ...middle.flatMap((one) => elsewhere(one) ?? []),
        ...contrasts(probe, parameter),
      ]) {
        if (probe.fits(parameter.schema, limit)) await askWithin(probe, all, ranged, limit);
      }
    }
  },
};
