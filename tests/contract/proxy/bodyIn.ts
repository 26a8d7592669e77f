import { FILE } from '#mocks/contract/checker.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';
import { isFile, mediaTypeOf, readBody, UnreadableBody } from '#mocks/core/readRequest.ts';
import { isJson } from '#mocks/core/replies.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { plain, schemaAt, typesOf } from '#tests/contract/generate/schemaOf.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { kindOf } from './kindOf.ts';
import type { ReceivedCall } from './receivedCall.ts';

type Read = Pick<ApiRequest, 'mediaType' | 'body' | 'fileBytes' | 'raw'>;

/** How many bytes the largest file under each name has. */
function fileBytesIn(form: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const files = [value].flat().filter(isFile);
      return files.length > 0 ? [[name, Math.max(...files.map(({ size }) => size))]] : [];
    }),
  );
}

/** A field of a form: one value may be a list of one, and an object in a form is JSON (OpenAPI 3, "Encoding Object"). */
function fieldOf(types: readonly string[], value: unknown): unknown {
  const plainly = (one: unknown): unknown => (isFile(one) ? FILE : one);
  if (Array.isArray(value)) return value.map(plainly);
  if (types.includes('array') && !types.includes('string')) return [plainly(value)];
  if (!types.includes('object') || typeof value !== 'string') return plainly(value);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The body of a call as a value. What cannot be read stands under `raw`. */
export async function bodyIn(
  document: unknown,
  operation: Operation,
  { method, url, headers, bytes }: ReceivedCall,
): Promise<Read> {
  const mediaType = mediaTypeOf(headers);
  if (bytes === undefined || (bytes.length === 0 && mediaType === '')) return {};
  if (bytes.length === 0) return { mediaType };
  const form = mediaType === 'multipart/form-data' || mediaType === 'application/x-www-form-urlencoded';
  const text = new TextDecoder().decode(bytes);
  if (!isJson(mediaType) && !form) return { mediaType, body: mediaType.startsWith('text/') ? text : FILE };
  try {
    const sent = { method: method === 'GET' || method === 'HEAD' ? 'POST' : method, headers, body: bytes };
    const body = isJson(mediaType) ? JSON.parse(text) : await readBody(new Request(url, sent));
    if (!form || !isRecord(body)) return { mediaType, body };
    const pointer = kindOf(operation.body?.kinds, mediaType)?.schema;
    const { properties } = pointer === undefined ? {} : schemaAt(document, pointer);
    const fields = Object.entries(body).map(([name, value]) => [
      name,
      fieldOf(typesOf(plain(document, at(properties, name))), value),
    ]);
    return { mediaType, body: Object.fromEntries(fields), fileBytes: fileBytesIn(body) };
  } catch (error) {
    if (error instanceof UnreadableBody || error instanceof SyntaxError) return { mediaType, raw: text };
    throw error;
  }
}
