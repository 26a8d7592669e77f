import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { endsSession, saysSignIn } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

/** A read that everybody signed in may make. */
export function witnessOf({ operations }: Contract): Operation | undefined {
  return operations.find(
    (one) =>
      one.method === 'GET' &&
      one.schemes.length > 0 &&
      !endsSession(one) &&
      one.parameters.every(({ required }) => !required),
  );
}

/** Asks with a token whether it lives; undefined when the answer says neither. */
export async function askWith(
  probe: Probe,
  token: string,
): Promise<{ exchange: Exchange; alive: boolean | undefined }> {
  const exchange = await probe.send(emptyRequest, {
    operation: witnessOf(probe.contract) ?? probe.operation,
    proof: 'unknown',
    token,
  });
  const { status, json } = exchange.answer;
  if (status === 401 || saysSignIn(probe.contract, json)) return { exchange, alive: false };
  return { exchange, alive: isSuccess(exchange) || status === 403 ? true : undefined };
}
