import { at, operationsOf } from '#mocks/contract/homes.ts';

const KINDS = ['own', 'named', 'others', 'all'] as const;

/** Which sign-ins of the caller a call ends: the one that asks, one that it names, all but the one that asks, or all. */
export type EndedSignIns = (typeof KINDS)[number];

const KEY = 'x-ends-sign-ins';

/**
 * Which sign-ins an operation ends (`x-ends-sign-ins`). Where no operation of the document says it, it is told by names, so
 * that a run does not end the sign-in that it works with.
 */
export function endedSignInsOf(
  document: unknown,
  path: string,
  method: string,
  operation: unknown,
): EndedSignIns | undefined {
  const isStated = operationsOf(document).some((one) => one.operation[KEY] !== undefined);
  if (isStated) return KINDS.find((kind) => kind === at(operation, KEY));
  const names = `${String(at(operation, 'operationId'))} ${path}`;
  if (/log-?out|sign-?out|log-?off/i.test(names)) return 'own';
  if (method === 'delete' && /session|token/i.test(path)) return path.endsWith('}') ? 'named' : 'others';
  return /revoke|password|credential/i.test(names) ? 'all' : undefined;
}
