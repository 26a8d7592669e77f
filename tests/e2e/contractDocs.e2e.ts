import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { answerCrossOrigin } from '#mocks/adapters/crossOrigin.ts';
import { serveMock } from '#mocks/adapters/node.ts';
import { bundleScript } from '#tests/contract/docs/bundleScript.ts';
import { docsPage } from '#tests/contract/docs/page.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { expect, test } from './fixtures.ts';

test('the reference of the contract, opened as a file, signs in to the mock and asks it', async ({
  page,
}, info) => {
  const mock = createServer((incoming, outgoing) => {
    if (!answerCrossOrigin(incoming, outgoing)) void serveMock(incoming, outgoing);
  });
  await once(mock.listen(0, '127.0.0.1'), 'listening');
  const address = mock.address();
  const server = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api`;
  const contract = readContract(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'));
  const accounts = [{ name: 'admin@backroom.test', password: 'backroom', label: 'Helen Okafor' }];
  const file = info.outputPath('docs.html');
  writeFileSync(file, docsPage({ contract, server, accounts, script: await bundleScript() }));

  await page.goto(pathToFileURL(file).href);
  await page.keyboard.press('/');
  await page.keyboard.type('listProducts');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('listProducts');
  await page.keyboard.press('Enter');
  const operation = page.getByRole('region', { name: 'List products' });
  await operation.getByText('Try listProducts').click();
  await operation.getByLabel('pageSize (query)').fill('11');
  await operation.getByRole('button', { name: 'Send GET' }).click();
  await expect(operation.getByRole('status')).toContainText('Sign in at the top of the page first.');

  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in as admin@backroom.test.')).toBeVisible();
  await operation.getByRole('button', { name: 'Send GET' }).click();
  await expect(operation.getByRole('status')).toContainText('422');
  await operation.getByLabel('pageSize (query)').fill('10');
  await operation.getByRole('button', { name: 'Send GET' }).click();
  await expect(operation.getByRole('status')).toContainText('200');
  await expect(operation.getByText('"pageSize": 10')).toBeVisible();

  mock.closeAllConnections();
  mock.close();
  await operation.getByRole('button', { name: 'Send GET' }).click();
  await expect(operation.getByRole('status')).toContainText('No answer from');
});
