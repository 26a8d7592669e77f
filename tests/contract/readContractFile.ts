import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Contract } from './model/contract.ts';
import { readContract } from './model/readContract.ts';
import { readWorkflowFiles } from './workflows/readWorkflowFiles.ts';
import { BadUsage } from './options.ts';

/**
 * Reads the contract in a file that a command line names, with the workflows beside it.
 * @throws {BadUsage} when there is no such file
 * @throws {UnusableContract} when it is no contract
 */
export async function readContractFile(file: string): Promise<Contract> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadUsage(`The contract ${file} cannot be read.`);
  });
  return readContract(text, ...readWorkflowFiles(dirname(file)));
}
