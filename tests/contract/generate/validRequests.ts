import * as fc from 'fast-check';

import type { Checker } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';

import type { BodyKind, Contract, Operation, Parameter } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import type { Pool } from '#tests/contract/run/pool.ts';
import type { ApiRequest } from './apiRequest.ts';
import { createArbitraries } from './arbitraryOf.ts';
import { linked } from './linked.ts';
import { plainRequests } from './plainRequests.ts';
import { withFiles } from './withFiles.ts';
import { withParents } from './withParents.ts';

/** Makes requests that keep to the contract. What it makes depends on what the pool knows at that moment. */
export interface ValidRequests {
  /** Requests of every kind, shrinking towards small ones. */
  arbitrary: (operation: Operation) => fc.Arbitrary<ApiRequest>;
  /** Requests with nothing in them that could be left out, bodies from examples; the most promising first. */
  plain: (operation: Operation) => ApiRequest[];
  /** One value that a schema allows. */
  one: (pointer: string, seed: number) => unknown;
}

/** Only characters that a header may carry; a path may not lose its slashes or be `..`. */
function travels({ in: place }: Parameter, value: unknown): boolean {
  const texts = (Array.isArray(value) ? value : [value]).map(String);
  if (place === 'header' || place === 'cookie')
    return texts.every((text) => /^[!-~]([ -~]*[!-~])?$/.test(text));
  return place !== 'path' || texts.every((text) => /^[^/\\%]+$/.test(text) && !/^\.+$/.test(text));
}

export function createValidRequests(contract: Contract, checker: Checker, pool: Pool): ValidRequests {
  const arbitraryOf = createArbitraries(contract.document, pool.named);

  /** Keeps what fits the schema; when next to nothing does, only what was found to fit. */
  function fitting(
    pointer: string,
    arbitrary: fc.Arbitrary<unknown>,
    fits: (value: unknown) => boolean,
  ): fc.Arbitrary<unknown> | undefined {
    const right = (value: unknown): boolean => fits(value) && checker.errors(pointer, value).length === 0;
    const some = fc.sample(arbitrary, { numRuns: 40, seed: 1 }).filter(right);
    if (some.length > 4) return arbitrary.filter(right);
    return some.length > 0 ? fc.constantFrom(...some) : undefined;
  }

  function shownFor(operation: Operation, parameter: Parameter): unknown[] {
    const { in: place, name, schema } = parameter;
    const known = place === 'path' ? pool.placed(operation.path, name) : pool.named(name);
    const values = [...known, ...parameter.examples];
    return values.filter((value) => checker.errors(schema, value).length === 0 && travels(parameter, value));
  }

  function parameterArbitrary(operation: Operation, parameter: Parameter): fc.Arbitrary<unknown> | undefined {
    const { schema } = parameter;
    const shown = shownFor(operation, parameter);
    const made = fitting(schema, arbitraryOf(valueAt(contract.document, schema)), (value) =>
      travels(parameter, value),
    );
    if (shown.length === 0) return made;
    const known = { weight: 4, arbitrary: fc.constantFrom(...shown) };
    return made ? fc.oneof(known, { weight: 1, arbitrary: made }) : fc.constantFrom(...shown);
  }

  function bodyArbitrary({ schema, examples }: BodyKind): fc.Arbitrary<unknown> | undefined {
    const shown = Object.values(examples).filter(
      (value) => schema === undefined || checker.errors(schema, value).length === 0,
    );
    if (schema === undefined) return fc.constantFrom(...(shown.length > 0 ? shown : [{}]));
    const made = fitting(schema, arbitraryOf(valueAt(contract.document, schema)), () => true);
    if (shown.length === 0) return made;
    const example = fc.constantFrom(...shown);
    if (!made) return example;
    // What an example says, with some of it said differently: deeper than what chance alone reaches.
    const mixed = fc.tuple(example, made, fc.infiniteStream(fc.boolean())).map(([right, other, coin]) => {
      if (!isRecord(right) || !isRecord(other)) return other;
      const some = Object.entries(other).filter(() => coin.next().value);
      return { ...right, ...Object.fromEntries(some) };
    });
    const mixes = fitting(schema, mixed, () => true) ?? made;
    return fc.oneof(example, made, { weight: 2, arbitrary: mixes });
  }

  function place(operation: Operation, where: Parameter['in']): fc.Arbitrary<Record<string, unknown>> {
    const parameters = operation.parameters.filter((one) => one.in === where);
    const parts = parameters.flatMap((parameter): [string, fc.Arbitrary<unknown>][] => {
      const arbitrary = parameterArbitrary(operation, parameter);
      if (!arbitrary) return [];
      const rarely = fc.option(arbitrary, { nil: undefined, freq: 1 });
      return [[parameter.name, parameter.required ? arbitrary : rarely]];
    });
    const record: fc.Arbitrary<Record<string, unknown>> = fc.record(Object.fromEntries(parts), {
      noNullPrototype: true,
    });
    return record;
  }

  function arbitrary(operation: Operation): fc.Arbitrary<ApiRequest> {
    const kinds = Object.entries(operation.body?.kinds ?? {}).flatMap(([mediaType, kind]) => {
      const body = bodyArbitrary(kind);
      return body ? [body.map((value) => ({ mediaType, body: withFiles(kind, value) }))] : [];
    });
    const none = operation.body?.required && kinds.length > 0 ? [] : [fc.constant({})];
    const body: fc.Arbitrary<{ mediaType?: string; body?: unknown }> = fc.oneof(...kinds, ...none);
    const places = fc.record({
      path: place(operation, 'path'),
      query: place(operation, 'query'),
      header: place(operation, 'header'),
      cookie: place(operation, 'cookie'),
    });
    return fc
      .tuple(places, body)
      .map(([parameters, sent]) =>
        linked(checker, operation, withParents(pool, operation, { ...parameters, ...sent })),
      );
  }

  function one(pointer: string, seed: number): unknown {
    const made = fitting(pointer, arbitraryOf(valueAt(contract.document, pointer)), () => true);
    return made && fc.sample(made, { numRuns: 1, seed })[0];
  }

  const plain = (operation: Operation): ApiRequest[] =>
    plainRequests({ checker, pool, shownFor, one }, operation);

  return { arbitrary, plain, one };
}
