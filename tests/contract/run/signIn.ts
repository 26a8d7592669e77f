import { at } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { insist } from './givenUp.ts';
import type { Answer, Transport } from './transport.ts';
import { type HttpRequest, httpRequestOf } from './httpRequest.ts';

const NAMES = ['email', 'username', 'user', 'login'];
const TOKENS = ['token', 'access_token', 'accessToken'];

export interface Login {
  name: string;
  password: string;
}

/** How to sign in at this contract. */
export interface SignInCall {
  operation: Operation;
  mediaType: string;
  /** The field that takes the name. */
  nameField: string;
  /** The field of the answer that holds the token. */
  tokenField: string;
}

/** The public call that takes a name and a password and answers a token. */
export function findSignIn(contract: Contract): SignInCall | undefined {
  const fieldIn = (schema: string | undefined, names: readonly string[]): string | undefined => {
    const properties = schema === undefined ? {} : schemaAt(contract.document, schema)['properties'];
    return names.find((name) => at(properties, name) !== undefined);
  };
  for (const operation of contract.operations) {
    if (operation.method !== 'POST' || operation.schemes.length > 0) continue;
    const replies = Object.entries(operation.replies).filter(([status]) => status.startsWith('2'));
    const kinds = replies.flatMap(([, reply]) => Object.values(reply.kinds));
    const [tokenField] = kinds.flatMap(({ schema }) => fieldIn(schema, TOKENS) ?? []);
    if (tokenField === undefined) continue;
    for (const [mediaType, { schema }] of Object.entries(operation.body?.kinds ?? {})) {
      const nameField = fieldIn(schema, NAMES);
      if (nameField !== undefined && fieldIn(schema, ['password']) !== undefined)
        return { operation, mediaType, nameField, tokenField };
    }
  }
  return undefined;
}

/** The request that signs in. */
export function signInRequest({ mediaType, nameField }: SignInCall, { name, password }: Login): ApiRequest {
  const body = { [nameField]: name, password };
  return { path: {}, query: {}, header: {}, cookie: {}, mediaType, body };
}

/** The call that signs in. */
export function createSignInRequest(base: string, signInCall: SignInCall, login: Login): HttpRequest {
  return httpRequestOf(base, signInCall.operation, signInRequest(signInCall, login));
}

/** The token in the answer to a sign-in; undefined when there is none. */
export function tokenIn({ status, json }: Answer): string | undefined {
  const token = TOKENS.map((one) => at(json, one)).find((one) => typeof one === 'string');
  return status >= 200 && status < 300 && typeof token === 'string' && token !== '' ? token : undefined;
}

/**
 * A new token, or undefined when the server gives none.
 * @throws {GivenUp} when the server wants fewer sign-ins
 * @throws {Stopped} when nobody is there
 */
export async function signIn(
  transport: Transport,
  base: string,
  signInCall: SignInCall,
  login: Login,
): Promise<string | undefined> {
  const wire = createSignInRequest(base, signInCall, login);
  const answer = await transport(wire);
  insist(answer, wire.url);
  return tokenIn(answer);
}
