import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { answerOf, type ReadAnswer } from './answerOf.ts';
import type { Address } from './address.ts';
import { type Asked, askServer, NoAnswer } from './askServer.ts';
import { pairsOf } from './endToEnd.ts';
import { keep } from './keep.ts';
import { refuse } from './refuse.ts';
import { passInformation, writeHead } from './replyHead.ts';
import type { Outcome } from './tally.ts';
import type { Violation } from './traffic.ts';

/** What is larger is passed on, and its body is not judged. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Held back until it has come whole, so that its head can say what is wrong with it. Streams and files are not. */
const HELD_BACK = /^$|^text\/(?!event-stream)|[/+](json|xml)$/;

/** Has no end that it owes. */
const ENDLESS = 'text/event-stream';

/** What is wrong with a call, and why something of it was not judged, if so. */
interface Judgement {
  violations: readonly Violation[];
  unread: string | undefined;
}

export interface PassingOn {
  giveUpMs: number;
  errors: boolean;
  /**
   * Judges the call.
   * @param bytes of the request, if they came whole
   * @param sentence why there is no answer
   */
  judge: (
    bytes: Buffer<ArrayBuffer> | undefined,
    answer: ReadAnswer,
    sentence?: string,
  ) => Promise<Judgement>;
}

/** Reads to the end, or to where it is too much to hold. */
async function held({ answer, broken }: Asked): Promise<{ chunks: Buffer[]; whole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(chunk)) continue;
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BYTES) return { chunks, whole: false };
    }
  } catch {
    throw broken();
  }
  return { chunks, whole: true };
}

function outcomeOf({ violations, unread }: Judgement, status: number): Outcome {
  if (violations.length > 0) return { result: 'broken', status };
  return unread === undefined ? { result: 'kept', status } : { result: 'not judged', status, why: unread };
}

const LEFT: Outcome = { result: 'not judged', status: 0, why: 'the caller left before the answer came' };

/** Passes a call on to the server and its answer back, and says in a header of the answer what breaks the contract. */
export async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: Address,
  { giveUpMs, errors, judge }: PassingOn,
): Promise<Outcome> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const sent = keep(incoming, MOST_BYTES);
  const started = performance.now();

  async function judgeFailure({ failure, message }: NoAnswer): Promise<Judgement> {
    const ms = performance.now() - started;
    const nothing = { status: 0, contentType: '', headers: new Headers(), text: '', json: undefined, ms };
    const answer = failure === undefined ? nothing : { ...nothing, failure };
    return judge(sent(), { answer, unread: undefined }, message);
  }

  async function refuseFor(reason: NoAnswer): Promise<Outcome> {
    // Pages are left while calls run: nobody waits for this one.
    if (gone.signal.aborted) return LEFT;
    if (reason.failure === undefined) {
      refuse(outgoing, reason.message, []);
      return { result: 'not answered', status: 0 };
    }
    const judgement = await judgeFailure(reason);
    refuse(outgoing, reason.message, judgement.violations);
    return outcomeOf(judgement, 0);
  }

  async function passBack(asked: Asked): Promise<Outcome> {
    const { answer, broken } = asked;
    const status = answer.statusCode ?? 502;
    const type = answer.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const isText = HELD_BACK.test(type);
    const { chunks, whole } = isText ? await held(asked) : { chunks: [], whole: false };
    // Streams may pause as long as they like, and a caller who reads slowly makes the server wait.
    if (!whole) answer.setTimeout(0);
    const read = answerOf(answer, whole ? Buffer.concat(chunks) : undefined, performance.now() - started);
    const tooLarge = isText && !whole ? 'the body is larger than 64 MB' : undefined;
    const judgement = await judge(sent(), { ...read, unread: read.unread ?? tooLarge });
    if (errors && judgement.violations.length > 0) {
      answer.destroy();
      refuse(outgoing, 'The call breaks the contract.', judgement.violations);
      return outcomeOf(judgement, status);
    }
    const breakOff: { by: 'server' | undefined } = { by: undefined };
    answer.once('error', () => {
      if (!gone.signal.aborted) breakOff.by = 'server';
    });
    writeHead(outgoing, incoming, answer, judgement.violations);
    for (const chunk of chunks) outgoing.write(chunk);
    try {
      if (!whole) await pipeline(answer, outgoing, { end: false });
    } catch {
      outgoing.destroy();
      // Whoever leaves a stream has seen enough of it.
      if (breakOff.by === 'server' && type !== ENDLESS) return outcomeOf(await judgeFailure(broken()), 0);
      return outcomeOf(judgement, status);
    }
    const trailers = answer.rawTrailers;
    if (trailers.length > 0) outgoing.addTrailers(pairsOf(trailers));
    outgoing.end();
    return outcomeOf(judgement, status);
  }

  try {
    const onInformation = passInformation(incoming, outgoing);
    return await passBack(await askServer(incoming, address, { giveUpMs, gone: gone.signal, onInformation }));
  } catch (error) {
    if (error instanceof NoAnswer && !outgoing.headersSent) return refuseFor(error);
    throw error;
  }
}
