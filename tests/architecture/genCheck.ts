import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// The committed client and mock tables are those that openapi.yaml makes. What differs is left regenerated.
const root = join(import.meta.dirname, '../..');
const generatedFolders = ['src/api/generated', 'mocks/contract'];

function readFingerprints(): Map<string, string> {
  const files = generatedFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    files.map((file) => [
      relative(root, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

const before = readFingerprints();
const run = spawnSync('npm', ['run', '--silent', 'gen'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (run.status !== 0) {
  console.error(run.stdout, run.stderr);
  process.exit(1);
}
const after = readFingerprints();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (changed.length > 0) {
  console.error(
    `Made from openapi.yaml, and not as committed. Look at the difference and commit it:\n  ${changed.join('\n  ')}`,
  );
  process.exit(1);
}
console.log(`${after.size} generated files are as openapi.yaml makes them`);
