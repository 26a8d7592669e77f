import { at } from '#mocks/contract/homes.ts';
import { PASSWORD } from '#mocks/core/users.ts';

/** What came back. */
export interface Seen {
  status: number;
  headers: Headers;
  text: string;
  /** The body where it is JSON. */
  body: unknown;
}

export interface Client {
  token: string;
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Seen>;
  read: (path: string) => Promise<unknown>;
}

let keys = 0;

/** A key of its own for each intent. */
export function newKey(): string {
  keys += 1;
  return `unseen-fault-key-${String(keys).padStart(4, '0')}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function clientOf(base: string, token: string): Client {
  const call: Client['call'] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': newKey(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  };
  return { token, call, read: async (path) => (await call('GET', path)).body };
}

/** Signs in; the client has no token where that is refused. */
export async function signIn(base: string, email: string, password = PASSWORD): Promise<Client> {
  const { body } = await clientOf(base, '').call('POST', '/users/authenticate', { email, password });
  const token = at(body, 'token');
  return clientOf(base, typeof token === 'string' ? token : '');
}
