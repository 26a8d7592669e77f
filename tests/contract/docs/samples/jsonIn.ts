import type { SampleRequest } from '#tests/contract/docs/sampleRequest.ts';

/** The value of a body that is JSON; undefined where it is not. */
export function jsonIn({ headers, body }: SampleRequest): unknown {
  if (typeof body !== 'string' || !/[/+]json$/.test(headers['content-type'] ?? '')) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
