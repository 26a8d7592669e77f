/**
 * Writes the schemas of the contract in another language: `npm run contract:models`. See the README.md of the folder above.
 */
import { join } from 'node:path';
import { argv, stderr, stdout } from 'node:process';

import { UnusableContract } from '#tests/contract/model/follow.ts';
import { BadUsage } from '#tests/contract/options.ts';
import { putFile } from '#tests/contract/putFile.ts';
import { readContractFile } from '#tests/contract/readContractFile.ts';
import { isLanguage, languages } from './makeModels.ts';

const USAGE = `Writes the schemas of openapi.yaml as types of another language.

  npm run contract:models -- LANGUAGE FOLDER

  LANGUAGE  ${Object.keys(languages).join(', ')}
  FOLDER    where the files go

Ends with 0 when they are written, else with 2.
`;

async function main([language, folder]: readonly string[]): Promise<number> {
  if (language === '--help') {
    stdout.write(USAGE);
    return 0;
  }
  if (!isLanguage(language) || folder === undefined) {
    stderr.write(USAGE);
    return 2;
  }
  try {
    const { document } = await readContractFile('openapi.yaml');
    const files = Object.entries(await languages[language](document));
    for (const [name, text] of files) await putFile(join(folder, name), text);
    stdout.write(`${files.length} ${files.length === 1 ? 'file' : 'files'} in ${folder}\n`);
    return 0;
  } catch (error) {
    const known = error instanceof BadUsage || error instanceof UnusableContract;
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(known ? `${reason}\n` : `The types could not be made: ${reason}\n`);
    return 2;
  }
}

process.exitCode = await main(argv.slice(2));
