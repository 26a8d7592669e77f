import { FILE } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';

import type { BodyKind } from '#tests/contract/model/contract.ts';

const asFile = (value: unknown): unknown => (Array.isArray(value) ? value.map(() => FILE) : FILE);

/** A form whose files are files: examples and generated values show texts in their place. */
export function withFiles({ files }: BodyKind, body: unknown): unknown {
  if (!isRecord(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => [name, name in files ? asFile(value) : value]);
  return Object.fromEntries(fields);
}
