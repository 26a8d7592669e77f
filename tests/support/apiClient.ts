import { vi } from 'vitest';

import { ask, textIn, tokenOf, type MockReply } from './askMock.ts';

/** Somebody who works with the mock. */
export interface ApiClient {
  token: string;
  get: (path: string) => Promise<MockReply>;
  /** Each with a key of its own, unless one is given. */
  post: (path: string, body?: unknown, key?: string) => Promise<MockReply>;
}

let keyCount = 0;

/** An idempotency key that no other call has. */
export function newIdempotencyKey(): string {
  keyCount += 1;
  return `key-of-the-tests-${keyCount}`;
}

export async function apiClient(email = 'admin@backroom.test'): Promise<ApiClient> {
  const token = await tokenOf(email);
  return {
    token,
    get: (path) => ask(`GET ${path}`, { token }),
    post: (path, body, key = newIdempotencyKey()) =>
      ask(`POST ${path}`, {
        token,
        headers: { 'Idempotency-Key': key },
        ...(body === undefined ? {} : { body }),
      }),
  };
}

/** Time goes on. The clock has to be faked. */
export function advanceTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** The job that was answered, when it is over. */
export async function finishJob(client: ApiClient, startedJob: MockReply): Promise<MockReply> {
  const id = textIn(startedJob, 'id');
  advanceTime(60_000);
  return client.get(`/jobs/${id}`);
}

export interface UploadOptions {
  mapping?: Record<string, string | null> | (string | null)[];
  mode?: 'merge' | 'replace';
  decimalSign?: '.' | ',';
  name?: string;
}

/** The form that a file is sent with. */
export function upload(kind: string, file: BlobPart, options: UploadOptions = {}): FormData {
  const { mapping, mode, decimalSign, name = 'file.csv' } = options;
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([file], name, { type: 'text/csv' }));
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  if (mode) form.set('mode', mode);
  if (decimalSign) form.set('decimalSign', decimalSign);
  return form;
}

/** Sends a file of these lines, which is checked and not yet written. */
export async function sendLines(
  client: ApiClient,
  kind: string,
  lines: readonly string[],
  options?: UploadOptions,
): Promise<MockReply> {
  return client.post('/imports', upload(kind, lines.join('\n'), options));
}

/** Writes a checked file and waits until that is done. */
export async function applyImport(client: ApiClient, dryRun: MockReply): Promise<MockReply> {
  return finishJob(
    client,
    await client.post(`/imports/${textIn(dryRun, 'id')}/apply`, { plan: textIn(dryRun, 'plan') }),
  );
}
