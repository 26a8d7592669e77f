import type { IncomingMessage } from 'node:http';

/**
 * Keeps the bytes of a message while somebody else reads it.
 * @returns what came, once it has come whole; undefined before, and when it is more than `mostBytes`
 */
export function keep(message: IncomingMessage, mostBytes: number): () => Buffer<ArrayBuffer> | undefined {
  let chunks: Buffer[] = [];
  let size = 0;
  message.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else chunks = [];
  });
  return () => (message.complete && size <= mostBytes ? Buffer.concat(chunks) : undefined);
}
