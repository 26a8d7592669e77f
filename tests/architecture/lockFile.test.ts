import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { projectText } from './projectFiles.ts';

const entry = z.object({
  link: z.optional(z.boolean()),
  inBundle: z.optional(z.boolean()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
});
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(projectText('package-lock.json')));
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(projectText('package.json')));

const packages = Object.entries(lock.packages).filter(([name]) => name !== '');

test('T22 every package of the lock file has its integrity', () => {
  const withoutIntegrity = packages.filter(
    ([, { link, inBundle, integrity }]) => !link && !inBundle && !integrity,
  );
  expect(withoutIntegrity.map(([name]) => name)).toEqual([]);
  expect(packages.length).toBeGreaterThan(100);
});

test('T22 every package comes from the one registry', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
  expect(projectText('.npmrc')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
});

test('every version is exact', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
