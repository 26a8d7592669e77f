import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesIndex } from './rulesIndex.ts';

writeFileSync(join(import.meta.dirname, '../../docs/where-the-rules-live.md'), await rulesIndex());
