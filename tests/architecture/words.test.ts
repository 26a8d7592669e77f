import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectText } from './projectFiles.ts';

const root = join(import.meta.dirname, '../..');
const trackedFiles = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((name) => /\.(ts|tsx|js|json|css|html|md|yaml|yml)$|\.ci\/run$|^\.npmrc$/.test(name));
const ownFiles = trackedFiles.filter(
  (name) => !/package-lock\.json$|generated\/|words\.test\.ts$/.test(name),
);

function findLines(names: readonly string[], pattern: RegExp): string[] {
  return names.flatMap((name) =>
    projectText(name)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${name}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

test('D3 nothing of the template demo is built', () => {
  const shippedFiles = ownFiles.filter(
    // In Spanish one of the words is an everyday one.
    (name) => /^(src|mocks)\/|^openapi\.yaml$/.test(name) && !/\.test\.|locales\/es\//.test(name),
  );
  const demo =
    /['"`]\/(dashboard|apps|ecommerce|crypto|invoices|tickets|pages|icons|maps|charts|tables)\/[a-z-]+['"`]|\btodos\b|jsonplaceholder|velzon|lorem ipsum/i;
  expect(findLines(shippedFiles, demo)).toEqual([]);
});

test('no comment leaves work for later', () => {
  expect(findLines(ownFiles, /\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
});

test('no file names a path of a machine or a registry host', () => {
  expect(findLines(ownFiles, /(^|[\s"'`(=])\/(work|root|Users|mnt)\/\w/)).toEqual([]);
  expect(
    findLines(
      [...ownFiles, 'package-lock.json'],
      /https?:\/\/[\w.-]*(registry|artifactory|nexus|verdaccio)[\w.-]*/i,
    ),
  ).toEqual([]);
});
