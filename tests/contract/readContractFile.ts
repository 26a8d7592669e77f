import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Contract } from './model/contract.ts';
import { readContract } from './model/readContract.ts';
import { BadUsage } from './options.ts';

/**
 * Reads the contract in a file that a command line names, with `workflows.arazzo.yaml` beside it.
 * @throws {BadUsage} when there is no such file
 * @throws {UnusableContract} when it is no contract
 */
export async function readContractFile(file: string): Promise<Contract> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadUsage(`The contract ${file} cannot be read.`);
  });
  const workflows = join(dirname(file), 'workflows.arazzo.yaml');
  return readContract(text, await readFile(workflows, 'utf8').catch(() => undefined));
}
