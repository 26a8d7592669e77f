import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What the compiler has to say about a module of the mock, by line of its text. */
function compileErrors(source: string): string[] {
  const file = join(import.meta.dirname, 'complaints.ts');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  host.fileExists = (path) => path === file || ts.sys.fileExists(path);
  host.readFile = (path) => (path === file ? source : ts.sys.readFile(path));
  const program = ts.createProgram([file], { ...options, types: ['node'] }, host);
  const text = program.getSourceFile(file);
  return program.getSemanticDiagnostics(text).map(({ messageText, start = 0 }) => {
    const line = text?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test('an operation without resolver, a wrong body and a status that is not described do not compile', () => {
  const errors = compileErrors(`import { activity } from '#mocks/areas/activity/activity.ts';
import { analysis } from '#mocks/areas/analysis/analysis.ts';
import { account } from '#mocks/areas/account/account.ts';
import { catalogue } from '#mocks/areas/catalogue/catalogue.ts';
import { payments } from '#mocks/areas/payments/payments.ts';
import { people } from '#mocks/areas/people/people.ts';
import { registration } from '#mocks/areas/registration/registration.ts';
import { search } from '#mocks/areas/search/search.ts';
import { alerts } from '#mocks/areas/market/alerts.ts';
import { priceRules } from '#mocks/areas/market/priceRules.ts';
import { competitors } from '#mocks/areas/market/competitors.ts';
import { scans } from '#mocks/areas/market/scans.ts';
import { matches } from '#mocks/areas/market/matches.ts';
import { settings } from '#mocks/areas/market/settings.ts';
import { slabs } from '#mocks/areas/slabs/slabs.ts';
import { work } from '#mocks/areas/work/work.ts';
import { session } from '#mocks/areas/session/session.ts';
import { template } from '#mocks/areas/template/template.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { Area, Resolvers } from './types.ts';
export const complete: Resolvers = { ...account, ...registration, ...session, ...catalogue, ...slabs, ...competitors, ...alerts, ...priceRules, ...analysis, ...settings, ...matches, ...scans, ...search, ...work, ...payments, ...people, ...activity, ...template };
export const missing: Resolvers = { ...account, ...registration, ...catalogue, ...slabs, ...competitors, ...alerts, ...priceRules, ...analysis, ...settings, ...matches, ...scans, ...search, ...work, ...payments, ...people, ...activity, ...template };
export const part: Area<'template'> = {};
export const body: Resolvers = { ...complete, logout: () => ({ status: 200, body: { msg: 'x' } }) };
export const status: Resolvers = { ...complete, logout: () => ({ status: 402, body: examples.forbidden }) };
export const mixed: Resolvers = { ...complete, logout: () => ({ status: 401, body: examples.loggedOut }) };
export const anonymous: Resolvers = { ...complete, forgotPassword: ({ me }) => me.account };
`);
  expect(errors.map((line) => line.split(':')[0])).toEqual(['22', '23', '24', '25', '26', '27']);
  expect(errors[0]).toContain(
    "missing the following properties from type 'Resolvers': authenticate, getLoggedInUser",
  );
});
