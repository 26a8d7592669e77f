import type { PlainCall, PlainReply } from './call.ts';
import type { Ask } from './adapter.ts';

export interface WorkerCall {
  number: number;
  call: PlainCall;
}

export interface WorkerReply {
  number: number;
  reply: PlainReply;
}

interface Waiting {
  resolve: (reply: PlainReply) => void;
  reject: (error: Error) => void;
}

/** Asks the engine in a worker, which is started by the first call. */
export function askWorker(): Ask {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;
  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      waiting.get(data.number)?.resolve(data.reply);
      waiting.delete(data.number);
    });
    started.addEventListener('error', ({ message }) => {
      for (const { reject } of waiting.values())
        reject(new Error(message || 'The worker of the search failed'));
      waiting.clear();
    });
    return started;
  };
  return (call) => {
    worker ??= start();
    count += 1;
    const question: WorkerCall = { number: count, call };
    const answer = new Promise<PlainReply>((resolve, reject) =>
      waiting.set(question.number, { resolve, reject }),
    );
    worker.postMessage(question);
    return answer;
  };
}
