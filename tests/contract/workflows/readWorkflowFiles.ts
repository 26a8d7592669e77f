import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENDING = '.arazzo.yaml';

/**
 * The Arazzo documents beside a contract: `workflows.arazzo.yaml` and those in the folder `workflows`, by name. None is
 * needed.
 */
export function readWorkflowFiles(folder: string): string[] {
  const inFolder = join(folder, 'workflows');
  const names = existsSync(inFolder) ? readdirSync(inFolder).toSorted() : [];
  const files = [join(folder, `workflows${ENDING}`), ...names.map((name) => join(inFolder, name))];
  return files
    .filter((file) => file.endsWith(ENDING) && existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}
