import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Runs an npm script, its words kept until it has ended, so that two of them do not speak at once. */
function runScript(name: string): Promise<{ words: string; failed: boolean }> {
  return new Promise((done) => {
    const child = spawn('npm', ['run', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    let words = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
    child.on('error', (error) => done({ words: `${words}${error.message}\n`, failed: true }));
    child.on('close', (code) => done({ words, failed: code !== 0 }));
  });
}

// The npm scripts named on the command line, as many at once as there are cores; all of them, even after a failure.
const waiting = process.argv.slice(2);
const failed: string[] = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const result = await runScript(name);
      process.stdout.write(result.words);
      if (result.failed) failed.push(name);
    }
  }),
);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
