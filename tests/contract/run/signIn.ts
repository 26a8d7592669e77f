import { at } from '#mocks/contract/homes.ts';

import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { insist } from './givenUp.ts';
import type { Transport } from './transport.ts';
import { httpRequestOf } from './httpRequest.ts';

const NAMES = ['email', 'username', 'user', 'login'];
const TOKENS = ['token', 'access_token', 'accessToken'];

export interface Login {
  name: string;
  password: string;
}

/** How to sign in at this contract. */
export interface Door {
  operation: Operation;
  mediaType: string;
  /** The field that takes the name. */
  nameField: string;
}

/** The public call that takes a name and a password and answers a token. */
export function doorOf(contract: Contract): Door | undefined {
  for (const operation of contract.operations) {
    const replies = Object.entries(operation.replies).filter(([status]) => status.startsWith('2'));
    const givesToken = replies.some(([, { kinds }]) =>
      Object.values(kinds).some(({ schema }) => {
        const properties = schema === undefined ? {} : schemaAt(contract.document, schema)['properties'];
        return TOKENS.some((name) => at(properties, name) !== undefined);
      }),
    );
    if (operation.method !== 'POST' || operation.schemes.length > 0 || !givesToken) continue;
    for (const [mediaType, { schema }] of Object.entries(operation.body?.kinds ?? {})) {
      const properties = schema === undefined ? {} : schemaAt(contract.document, schema)['properties'];
      const nameField = NAMES.find((name) => at(properties, name) !== undefined);
      if (nameField !== undefined && at(properties, 'password') !== undefined) {
        return { operation, mediaType, nameField };
      }
    }
  }
  return undefined;
}

/**
 * A new token, or undefined when the server gives none.
 * @throws {GivenUp} when the server wants fewer sign-ins
 */
export async function signIn(
  transport: Transport,
  base: string,
  { operation, mediaType, nameField }: Door,
  { name, password }: Login,
): Promise<string | undefined> {
  const body = { [nameField]: name, password };
  const request = { path: {}, query: {}, header: {}, cookie: {}, mediaType, body };
  const answer = await transport(httpRequestOf(base, operation, request));
  insist(answer);
  const token = TOKENS.map((one) => at(answer.json, one)).find((one) => typeof one === 'string');
  return answer.status < 300 && typeof token === 'string' ? token : undefined;
}
