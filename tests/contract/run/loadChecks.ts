import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { isRecord } from '#mocks/contract/homes.ts';

import type { Check } from '#tests/contract/checks/check.ts';

const FOLDER = join(import.meta.dirname, '../checks');

function isCheck(value: unknown): value is Check {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['rule'] !== 'string') return false;
  return typeof value['appliesTo'] === 'function' && ('inspect' in value || 'run' in value);
}

/** Every file of the folder that exports a `check`, by name: a new check is a new file. */
export async function loadChecks(): Promise<Check[]> {
  const files = (await readdir(FOLDER))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .sort();
  const modules = await Promise.all(files.map((name): Promise<unknown> => import(join(FOLDER, name))));
  return modules.flatMap((module) => {
    const check = isRecord(module) ? module['check'] : undefined;
    return isCheck(check) ? [check] : [];
  });
}
