import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Runs an npm script, its words kept until it has ended, so that two of them do not speak at once. */
function runScript(name: string): Promise<{ output: string; hasFailed: boolean }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ output: `${output}${error.message}\n`, hasFailed: true }));
    child.on('close', (code) => resolve({ output, hasFailed: code !== 0 }));
  });
}

// The npm scripts named on the command line, as many at once as there are cores; all of them, even after a failure.
const scriptQueue = process.argv.slice(2);
const hasFailed: string[] = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let name = scriptQueue.shift(); name !== undefined; name = scriptQueue.shift()) {
      const result = await runScript(name);
      process.stdout.write(result.output);
      if (result.hasFailed) hasFailed.push(name);
    }
  }),
);
if (hasFailed.length > 0) {
  console.error(`Failed: ${hasFailed.join(', ')}`);
  process.exitCode = 1;
}
