import type { Operation, Reply } from './contract.ts';

/** What the contract says about a status: the exact one, else its class (`4XX`), else `default`. */
export function replyOf({ replies }: Operation, status: number): Reply | undefined {
  return replies[String(status)] ?? replies[`${String(status)[0] ?? ''}XX`] ?? replies['default'];
}
