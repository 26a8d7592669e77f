import type { ApiErrorDetails, FieldProblem } from './errors.ts';

/** A server sentence longer than this is cut: it stands in a notification, not on a page. */
const MESSAGE_MAX = 300;

/** Where servers put their sentence: our observed replies, then RFC 9457. */
const MESSAGE_FIELDS = ['message', 'msg', 'detail', 'title'] as const;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(body: Record<string, unknown>, field: string): string | undefined {
  const value = Object.hasOwn(body, field) ? body[field] : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\s+/g, ' ').trim();
  return text.length > MESSAGE_MAX
    ? `${Array.from(text)
        .slice(0, MESSAGE_MAX - 1)
        .join('')}…`
    : text || undefined;
}

/** The server's sentence of a parsed reply, one line of plain text. */
export function readServerMessage(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  for (const field of MESSAGE_FIELDS) {
    const text = readText(body, field);
    if (text !== undefined) return text;
  }
  return undefined;
}

function fieldProblem(entry: unknown): FieldProblem[] {
  if (!isRecord(entry) || typeof entry.field !== 'string') return [];
  const { field, row } = entry;
  const problem = { field, code: readText(entry, 'code') ?? '', message: readText(entry, 'message') ?? '' };
  return [typeof row === 'number' ? { ...problem, row } : problem];
}

/** What a refusal says (D4, RFC 9457): its sentence, its `code` and its refused fields. Unknown parts are left out. */
export function readProblem(
  body: unknown,
): Pick<ApiErrorDetails, 'serverMessage' | 'code' | 'fields' | 'body'> {
  const record = isRecord(body) ? body : {};
  return {
    serverMessage: readServerMessage(body),
    code: readText(record, 'code'),
    fields: Array.isArray(record.errors) ? record.errors.flatMap(fieldProblem) : [],
    body,
  };
}
