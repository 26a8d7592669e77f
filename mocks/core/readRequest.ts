import { FILE } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { cleanValue } from './plainText.ts';

/** A file of a form. Recognized by what it can do: the class differs between environments. */
export function isFile(value: unknown): value is File {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'name' in value;
}

/** A body that could not be read: the reason in the trade's words. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

/** Several values of one name become a list. */
function fieldsOf(entries: Iterable<[string, FormDataEntryValue]>): Record<string, unknown> {
  const fields = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of entries) fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/** The media type without its parameters, in lower case; empty when there is none. */
export function mediaTypeOf(headers: Headers): string {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** @throws {UnreadableBody} when the body is not what its media type says */
export async function readBody(request: Request): Promise<unknown> {
  const type = mediaTypeOf(request.headers);
  try {
    if (type === 'multipart/form-data') return fieldsOf(await request.formData());
    const text = await request.text();
    if (type === 'application/x-www-form-urlencoded') return fieldsOf(new URLSearchParams(text));
    return text === '' ? undefined : JSON.parse(text, cleanValue);
  } catch {
    throw new UnreadableBody(`the body is no ${type || 'JSON'}`);
  }
}

/** What the schema of a form's body is held against. */
export function withoutFiles(body: unknown): unknown {
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, isFile(value) ? FILE : value]),
  );
}
