import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { BadUsage } from './options.ts';

/**
 * Writes a file that a command line asks for, with its folder; without a name it does nothing.
 * @throws {BadUsage} when it cannot be written
 */
export async function putFile(file: string | undefined, text: string): Promise<void> {
  if (file === undefined) return;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch {
    throw new BadUsage(`${file} cannot be written.`);
  }
}
