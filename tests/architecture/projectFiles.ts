import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Files below a folder of the project whose path fits, relative to the project root, with forward slashes. */
export function projectFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((name) => pattern.test(name) && !/(^|\/)(node_modules|generated|types)\//.test(name))
    .sort();
}

/** Text of a file of the project. */
export function projectText(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}
