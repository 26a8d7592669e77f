import type { Checker } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';

import { cacheBusterOf } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation, Parameter } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { type ApiRequest, withoutBody, withParameter } from './apiRequest.ts';
import type { BrokenValue, Rule } from './brokenValue.ts';
import { brokenValues } from './brokenValues.ts';
import { graft } from './graft.ts';
import { limitedFiles } from './limitedFiles.ts';
import { textOf } from './textOf.ts';
import { plain, type Schema, typesOf } from './schemaOf.ts';

/** A request that breaks exactly one rule of the contract, for certain. */
export interface WrongRequest {
  rule: Rule | 'unreadable' | 'media type' | 'size';
  /** What is wrong, as a sentence: `body slabs.0.minQty is below 1`. */
  what: string;
  /** The broken field or parameter, as names and indexes; nothing for the body as a whole. */
  where: readonly string[];
  request: ApiRequest;
  /** The same rule broken in another request that keeps to the contract. */
  onto: (base: ApiRequest) => ApiRequest;
}

export interface WrongRequestParts {
  contract: Contract;
  checker: Checker;
  /** Makes a value for a schema; undefined when it cannot. */
  make: (schema: unknown) => unknown;
}

/** What a text in an address or a header stands for, as far as its schema can tell: one text may be a list of one. */
function standsFor(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textOf);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, textOf(one)]));
  // An object is told apart by its names; a text in its place is another parameter.
  if (typesOf(schema).includes('object')) return undefined;
  return typesOf(schema).includes('array') ? [textOf(value)] : textOf(value);
}

/**
 * Nothing else than itself may be read out of the text. An empty path segment is another path, and `?id=` is read as no
 * id by some and as a list with one empty text by others.
 */
function travels({ in: place }: Parameter, { rule, value }: BrokenValue): boolean {
  if (value === null || rule === 'null') return false;
  const text = Array.isArray(value) ? value.map(textOf).join(',') : textOf(value);
  if (text === '') return false;
  if (place === 'path') return !/[/\\%]|^\.+$|^\s+$/.test(text);
  return place === 'query' || /^[!-~]([ -~]*[!-~])?$/.test(text);
}

function wrongParameters(
  { contract, checker, make }: WrongRequestParts,
  operation: Operation,
  base: ApiRequest,
): WrongRequest[] {
  return operation.parameters.flatMap((parameter) => {
    if (parameter === cacheBusterOf(operation) || parameter.style === 'json') return [];
    const { name, in: place, schema } = parameter;
    const inner = valueAt(contract.document, schema);
    const valid = base[place][name] ?? parameter.examples[0] ?? make(inner);
    const label = `${place} ${name}`;
    const breaking = (rule: Rule, what: string, value: unknown): WrongRequest => {
      const onto: WrongRequest['onto'] = (other) => withParameter(other, place, name, value);
      return { rule, what, where: [name], request: onto(base), onto };
    };
    const missing =
      parameter.required && place !== 'path' ? [breaking('missing', `${label} is missing`, undefined)] : [];
    const broken = brokenValues(contract.document, inner, valid, make)
      .filter(
        (one) =>
          travels(parameter, one) &&
          checker.errorsOfText(schema, standsFor(plain(contract.document, inner), one.value)).length > 0,
      )
      .map((one) => breaking(one.rule, [label, ...one.where, one.how].join(' '), one.value));
    return [...missing, ...broken];
  });
}

function wrongBodies(
  { contract, checker, make }: WrongRequestParts,
  operation: Operation,
  base: ApiRequest,
): WrongRequest[] {
  const { mediaType, body } = base;
  const kind = mediaType === undefined ? undefined : operation.body?.kinds[mediaType];
  if (mediaType === undefined || kind?.schema === undefined) return [];
  const { schema } = kind;
  const isJson = mediaType.endsWith('json');
  const broken = brokenValues(contract.document, valueAt(contract.document, schema), body, make)
    // A form knows text only: what counts is what its text can be read as.
    .filter((one) => isJson || (one.rule !== 'null' && one.value !== null))
    .filter(
      ({ value }) =>
        (isJson ? checker.errors : checker.errorsOfText)(schema, structuredClone(value)).length > 0,
    )
    .filter((one) => isJson || one.rule !== 'type')
    .map((one) => ({
      rule: one.rule,
      what: `body ${one.where.length > 0 ? `${one.where.join('.')} ` : ''}${one.how}`,
      where: one.where,
      request: { ...base, body: one.value },
      onto: (other: ApiRequest) => ({ ...other, body: graft(other.body, one.value, one.where) }),
    }));
  const tooLarge = limitedFiles(kind, body, 1).map(({ field, maxBytes, value }): WrongRequest => {
    const onto: WrongRequest['onto'] = (other) => ({
      ...other,
      body: { ...Object(other.body), [field]: value },
    });
    const what = `body ${field} is larger than ${maxBytes} bytes`;
    return { rule: 'size', what, where: [field], request: onto(base), onto };
  });
  const whole = (
    rule: WrongRequest['rule'],
    what: string,
    change: (bare: ApiRequest, other: ApiRequest) => ApiRequest,
  ): WrongRequest => {
    const onto: WrongRequest['onto'] = (other) => change(withoutBody(other), other);
    return { rule, what, where: [], request: onto(base), onto };
  };
  const raw = '{"half": ';
  return [
    ...broken,
    ...tooLarge,
    ...(isJson
      ? [whole('unreadable', 'body breaks off in the middle', (bare) => ({ ...bare, mediaType, raw }))]
      : []),
    ...(operation.body?.required === true ? [whole('missing', 'body is missing', (bare) => bare)] : []),
    whole('media type', 'body is of a media type that is not described', (bare, other) => ({
      ...bare,
      mediaType: 'application/x-not-described',
      raw: JSON.stringify(other.body),
    })),
  ];
}

/**
 * Everything that can be wrong with a request, one thing at a time, each certain to be against the contract.
 * @param base a request that keeps to it
 */
export function wrongRequests(
  parts: WrongRequestParts,
  operation: Operation,
  base: ApiRequest,
): WrongRequest[] {
  return [...wrongParameters(parts, operation, base), ...wrongBodies(parts, operation, base)];
}
