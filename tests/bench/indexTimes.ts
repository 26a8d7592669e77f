import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { medians } from './tables.ts';

const zTold = z.object({ documents: z.number(), seed: z.number(), index: z.number() });

/** Milliseconds in which the search engine of the mock indexes its documents in a worker that has just started. */
export async function indexTimes(data: '' | 'large', rounds: number): Promise<Record<string, number>> {
  const results: z.infer<typeof zTold>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const worker = new Worker(join(import.meta.dirname, 'indexWorker.ts'), {
      env: { ...process.env, MOCK_DATA: data },
    });
    const [message] = await once(worker, 'message');
    results.push(zTold.parse(message));
    await worker.terminate();
  }
  return medians(results, ['documents', 'seed', 'index']);
}
