import { isRecord } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { checkerOf } from '#tests/contract/run/checkerOf.ts';
import type { ApiRequest } from './apiRequest.ts';
import { numberIn, plain, type Schema, schemaAt } from './schemaOf.ts';

export interface LimitValue {
  /** The field of the body. */
  field: string;
  /** `with 50 characters` */
  limit: string;
  value: unknown;
}

function limitsOf(schema: Schema, valid: unknown): { limit: string; value: unknown }[] {
  if (typeof valid === 'string') {
    const [min, max] = [numberIn(schema, 'minLength', 0), numberIn(schema, 'maxLength', 0)];
    const found: { limit: string; value: unknown }[] = [];
    const last = /[!-~]$/.exec(valid)?.[0] ?? 'x';
    if (min > 0)
      found.push({ limit: `with ${min} characters`, value: valid.slice(0, min).padEnd(min, last) });
    if (max > 0)
      found.push({ limit: `with ${max} characters`, value: valid.slice(0, max).padEnd(max, last) });
    return found;
  }
  if (typeof valid !== 'number') return [];
  return ['minimum', 'maximum'].flatMap((key) => {
    const value = schema[key];
    return typeof value === 'number' ? [{ limit: `of ${value}`, value }] : [];
  });
}

/** Values exactly at a stated limit for single fields of a body, each certain to keep to the contract. */
export function limitValues({ document }: Contract, { body }: Operation, base: ApiRequest): LimitValue[] {
  const pointer = body?.kinds[base.mediaType ?? '']?.schema;
  const sent = base.body;
  if (pointer === undefined || !isRecord(sent)) return [];
  const { properties } = schemaAt(document, pointer);
  const checker = checkerOf(document);
  return Object.entries(isRecord(properties) ? properties : {})
    .filter(([name]) => name !== 'version' && name in sent)
    .flatMap(([field, inner]) =>
      limitsOf(plain(document, inner), sent[field]).map((one) => ({ field, ...one })),
    )
    .filter(({ field, value }) => checker.errors(pointer, { ...sent, [field]: value }).length === 0);
}
