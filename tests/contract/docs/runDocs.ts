import { basename } from 'node:path';
import { stdout } from 'node:process';

import { PASSWORD, staff } from '#mocks/core/users.ts';

import { putFile } from '#tests/contract/putFile.ts';
import { readContractFile } from '#tests/contract/readContractFile.ts';
import { bundleScript } from './bundleScript.ts';
import { OWN_CONTRACT, type DocsOptions } from './docsOptions.ts';
import { docsPage } from './page.ts';

/** Where `npm run mock` listens. */
const MOCK = 'http://localhost:4020';

/** Reads the contract and writes the page. */
export async function runDocs({ contract: file, html }: DocsOptions): Promise<void> {
  const started = performance.now();
  const [contract, script] = await Promise.all([readContractFile(file), bundleScript()]);
  const accounts = staff.map(({ email, profile }) => ({
    name: email,
    password: PASSWORD,
    label: [profile.first_name, profile.last_name].join(' '),
  }));
  const page = docsPage({
    contract,
    script,
    server: `${MOCK}${contract.basePath}`,
    accounts: file === OWN_CONTRACT ? accounts : [],
  });
  await putFile(html, page);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const size = `${contract.operations.length} operations, ${Math.round(page.length / 1024)} kB, ${seconds} s`;
  stdout.write(`${basename(file)} as one page: ${html} (${size})\n`);
}
