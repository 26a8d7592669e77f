import { examples } from '#mocks/contract/examples.gen.ts';
import type { Operation } from '#mocks/contract/operations.gen.ts';

export interface Preference {
  code?: string;
  example?: string;
}

/** `Prefer: code=401, example=loginNeeded` (RFC 7240); undefined when nothing of ours is preferred. */
export function preferenceOf(headers: Headers): Preference | undefined {
  const header = headers.get('prefer') ?? '';
  const preference: Preference = {};
  for (const part of header.split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim().replace(/^"(.*)"$/, '$1'));
    if (name.toLowerCase() === 'code') preference.code = value;
    if (name.toLowerCase() === 'example') preference.example = value;
  }
  return Object.keys(preference).length > 0 ? preference : undefined;
}

export interface Preferred {
  status: number;
  type: string;
  body: unknown;
  headers: Record<string, string>;
}

/**
 * The example that was asked for, chosen as Prism does: the wanted code, else the first success; the wanted example,
 * else the first.
 */
export function preferredReply({ replies }: Operation, { code, example }: Preference): Preferred | undefined {
  const status = code ?? Object.keys(replies).find((one) => one.startsWith('2')) ?? '';
  const reply = Object.hasOwn(replies, status) ? replies[status] : undefined;
  if (!reply) return undefined;
  const exampleName = example ?? Object.keys(reply.examples)[0] ?? '';
  const name = Object.hasOwn(reply.examples, exampleName) ? reply.examples[exampleName] : undefined;
  if (name === undefined) return undefined;
  return { status: Number(status), type: reply.type, body: examples[name], headers: { ...reply.headers } };
}
