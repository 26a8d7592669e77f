import type { HttpRequest } from './httpRequest.ts';

/** What came back, or why nothing whole did. */
export interface Answer {
  /** 0 when there was no whole answer. */
  status: number;
  /** Without parameters, in lower case; empty when there is none. */
  contentType: string;
  headers: Headers;
  text: string;
  /** The JSON that the text is; undefined when it is none. */
  json: unknown;
  /** Milliseconds until the last byte. */
  ms: number;
  /** The call got no whole answer: it took too long, or the connection broke. */
  failure?: 'hangs' | 'breaks off';
  /** Answers with 429 that came before, to the same call; a wait followed each. */
  waitedOut?: readonly Answer[];
  /** Why no more waiting was done for a call that is answered with 429. */
  gaveUp?: string;
}

/** Sends one request and reads the whole answer. Never rejects. */
export type Transport = (wire: HttpRequest) => Promise<Answer>;

function payload(body: NonNullable<HttpRequest['body']>): BodyInit {
  if (typeof body === 'string') return body;
  const form = new FormData();
  for (const { name, text, file } of body) {
    if (file === undefined) form.append(name, text);
    else form.append(name, new Blob([text]), file);
  }
  return form;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param giveUpMs after this time a call counts as hanging */
export function httpTransport(giveUpMs: number): Transport {
  return async ({ method, url, headers, body }) => {
    const started = performance.now();
    const signal = AbortSignal.timeout(giveUpMs);
    const sent = body === undefined ? {} : { body: payload(body) };
    try {
      const response = await fetch(url, { method, headers, signal, redirect: 'manual', ...sent });
      const text = await response.text();
      const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
      const ms = performance.now() - started;
      const json = parsed(text);
      return { status: response.status, contentType: type, headers: response.headers, text, json, ms };
    } catch {
      const ms = performance.now() - started;
      const failure = signal.aborted ? 'hangs' : 'breaks off';
      return { status: 0, contentType: '', headers: new Headers(), text: '', json: undefined, ms, failure };
    }
  };
}
