import type { HttpRequest } from '#tests/contract/run/httpRequest.ts';

/** What a server answered, or why there is no answer, in a sentence. */
export type Answered =
  | { status: number; statusText: string; headers: readonly [string, string][]; text: string; ms: number }
  | { failed: string };

const GIVE_UP_MS = 30_000;

function addressIn(url: string): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

function readable(text: string, type: string): string {
  if (!/json/.test(type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/**
 * Sends a request from this page. It never rejects.
 * @param form stands for the body where files are sent
 */
export async function ask({ method, url, headers, body }: HttpRequest, form?: FormData): Promise<Answered> {
  const address = addressIn(url);
  if (!address) return { failed: `${url} is no address: it has to begin with http:// or https://.` };
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  const sent = form ?? (typeof body === 'string' ? body : undefined);
  let request: Request;
  try {
    const init = { method, headers, signal, credentials: 'omit', cache: 'no-store' } as const;
    request = new Request(address, sent === undefined ? init : { ...init, body: sent });
  } catch (error) {
    return {
      failed: `The browser does not send this: ${error instanceof Error ? error.message : String(error)}.`,
    };
  }
  const started = performance.now();
  try {
    const response = await fetch(request);
    const text = await response.text();
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      text: readable(text, response.headers.get('content-type') ?? ''),
      ms: performance.now() - started,
    };
  } catch {
    if (signal.aborted) return { failed: `${address.origin} gave no whole answer within 30 seconds.` };
    return {
      failed: `No answer from ${address.origin}: nobody listens there, or the server does not allow this page to ask (CORS). npm run mock starts one that does.`,
    };
  }
}
