import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import type { Answer } from '#tests/contract/run/transport.ts';
import type { Address } from './address.ts';
import { answerOf } from './answerOf.ts';
import { askServer, NoAnswer } from './askServer.ts';
import { endToEnd } from './endToEnd.ts';
import { keep } from './keep.ts';
import type { Violation } from './traffic.ts';
import { refuse } from './refuse.ts';
import { violationsHeader } from './violationsHeader.ts';

/** What is larger is passed on and not judged. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Held back until it has come whole, so that its head can say what is wrong with it. Streams and files are not. */
const HELD_BACK = /^$|^text\/(?!event-stream)|[/+](json|xml)$/;

export interface PassingOn {
  giveUpMs: number;
  errors: boolean;
  /**
   * Judges the call.
   * @param bytes of the request, if they came whole
   * @param sentence why there is no answer
   */
  judge: (bytes: Buffer<ArrayBuffer> | undefined, answer: Answer, sentence?: string) => Promise<Violation[]>;
}

/** Reads to the end, or to where it is too much to hold. */
async function held(message: IncomingMessage): Promise<{ chunks: Buffer[]; whole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) return { chunks, whole: false };
  }
  return { chunks, whole: true };
}

/** Passes a call on to the server and its answer back, and says in a header of the answer what breaks the contract. */
export async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: Address,
  { giveUpMs, errors, judge }: PassingOn,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const sent = keep(incoming, MOST_BYTES);
  const started = performance.now();

  const refuseFor = async ({ failure, message }: NoAnswer): Promise<void> => {
    // Pages are left while calls run: nobody waits for this one.
    if (gone.signal.aborted) return;
    const ms = performance.now() - started;
    const nothing = {
      status: 0,
      contentType: '',
      headers: new Headers(),
      text: '',
      json: undefined,
      ms,
      failure,
    };
    const violations = await judge(sent(), nothing, message);
    refuse(outgoing, message, violations);
  };

  try {
    const { answer, broken } = await askServer(incoming, address, { giveUpMs, gone: gone.signal });
    const type = answer.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const text = HELD_BACK.test(type);
    const { chunks, whole } = text
      ? await held(answer).catch(() => {
          throw broken();
        })
      : { chunks: [], whole: false };
    const bytes = whole ? Buffer.concat(chunks) : undefined;
    const judged = answerOf(answer, bytes, performance.now() - started);
    const violations = text && !whole ? [] : await judge(sent(), judged);
    if (errors && violations.length > 0) {
      answer.destroy();
      refuse(outgoing, 'The call breaks the contract.', violations);
      return;
    }
    const headers = endToEnd(answer.rawHeaders);
    const sized = bytes === undefined || answer.headers['content-length'] !== undefined;
    const told = [
      ...headers,
      ...violationsHeader(violations),
      ...(sized ? [] : [['Content-Length', String(bytes.length)]]),
    ];
    outgoing.sendDate = false;
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, told.flat());
    for (const chunk of chunks) outgoing.write(chunk);
    if (whole) outgoing.end();
    else await pipeline(answer, outgoing);
  } catch (error) {
    if (outgoing.headersSent) outgoing.destroy();
    else if (error instanceof NoAnswer) await refuseFor(error);
    else throw error;
  }
}
