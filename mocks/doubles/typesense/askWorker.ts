import type { PlainCall, PlainReply } from './call.ts';
import type { SearchBackend } from './adapter.ts';

export interface WorkerCall {
  number: number;
  call: PlainCall;
}

export interface WorkerReply {
  number: number;
  reply: PlainReply;
}

interface PendingCall {
  resolve: (reply: PlainReply) => void;
  reject: (error: Error) => void;
}

/** Asks the engine in a worker, which is started by the first call. */
export function askWorker(): SearchBackend {
  const pending = new Map<number, PendingCall>();
  let worker: Worker | undefined;
  let lastNumber = 0;
  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      pending.get(data.number)?.resolve(data.reply);
      pending.delete(data.number);
    });
    started.addEventListener('error', ({ message }) => {
      for (const { reject } of pending.values())
        reject(new Error(message || 'The worker of the search failed'));
      pending.clear();
    });
    return started;
  };
  return (call) => {
    worker ??= start();
    lastNumber += 1;
    const workerCall: WorkerCall = { number: lastNumber, call };
    const answer = new Promise<PlainReply>((resolve, reject) =>
      pending.set(workerCall.number, { resolve, reject }),
    );
    worker.postMessage(workerCall);
    return answer;
  };
}
