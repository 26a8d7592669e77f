import type { Checker } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';

import type { Operation } from '#tests/contract/model/contract.ts';
import type { ApiRequest } from './apiRequest.ts';

/** Fields that servers often want to be unique. */
const NAMES = /^(name|title|slug|code|sku|username|productId|partId)$/;

/** A creation under names of its own, where the contract lets them be: the example is there already, the second time. */
export function withNewNames(
  checker: Checker,
  { method, replies, body }: Operation,
  request: ApiRequest,
  unique: () => string,
): ApiRequest {
  const schema = body?.kinds[request.mediaType ?? '']?.schema;
  const sent = request.body;
  const creates = method === 'POST' && '201' in replies;
  if (!creates || schema === undefined || !isRecord(sent)) return request;
  const renamed = Object.keys(sent).reduce<Record<string, unknown>>((soFar, name) => {
    const changed = { ...soFar, [name]: unique() };
    const may =
      NAMES.test(name) && typeof sent[name] === 'string' && checker.errors(schema, changed).length === 0;
    return may ? changed : soFar;
  }, sent);
  return { ...request, body: renamed };
}
