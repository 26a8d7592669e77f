import type { Answer } from './transport.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A body as text, with its byte order mark if it has one, and the JSON that follows; undefined when it is none. */
export function bodyText(bytes: Uint8Array): Pick<Answer, 'text' | 'json'> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { text, json: parsed(text.replace(/^\uFEFF/, '')) };
}
