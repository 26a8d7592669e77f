import { isRecord } from '#mocks/contract/homes.ts';

import type { BodyKind } from '#tests/contract/model/contract.ts';
import { sampleFileOfSize } from './sampleFile.ts';

export interface LimitedFile {
  /** The field of the form. */
  field: string;
  maxBytes: number;
  /** Its value: the file, or a list of it alone. */
  value: unknown;
}

/**
 * Files for the fields of a form whose size is limited, each as large as it may be.
 * @param excess how many bytes more each has
 */
export function limitedFiles(kind: BodyKind | undefined, form: unknown, excess = 0): LimitedFile[] {
  if (!isRecord(form)) return [];
  return Object.entries(kind?.files ?? {}).flatMap(([field, { types, maxBytes }]) => {
    if (maxBytes === undefined || !(field in form)) return [];
    const file = sampleFileOfSize(types, maxBytes + excess);
    if (!file) return [];
    return [{ field, maxBytes, value: Array.isArray(form[field]) ? [file] : file }];
  });
}
