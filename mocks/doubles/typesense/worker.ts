import { askCluster } from './cluster.ts';
import type { WorkerCall, WorkerReply } from './askWorker.ts';

// The indexes take time to make and to search: in the static demo they live beside the page, not in it.
self.addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  const reply: WorkerReply = { number: data.number, reply: askCluster(data.call) };
  self.postMessage(reply);
});
