import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { threadId } from 'node:worker_threads';

/** Who sees answers: unit tests, browser tests, `contract:verify`. */
export const RECORD_SOURCES = ['unit', 'e2e', 'verify'] as const;
export type RecordSource = (typeof RECORD_SOURCES)[number];

/** A line of the records: an answer that was seen for the first time. */
export interface AnswerRecord {
  /** Fingerprint of the contract that held then. */
  contract: string;
  by: RecordSource;
  operation: string;
  status: number;
  /** The answer was asked for by its name (`Prefer`, a fault), and says nothing about who answers. */
  asked: boolean;
  /** Name of the example that the answer equals; without it, the status alone. */
  example?: string;
}

export interface SeenAnswer {
  operation: string;
  status: number;
  asked: boolean;
  /** The examples described for this answer. */
  examples: Readonly<Record<string, unknown>>;
}

/** Notes which described answers tests see, for `contract:coverage`. */
export interface Recorder {
  /** Whether such an answer can bring anything that is not known yet. */
  wants: (answer: SeenAnswer) => boolean;
  /** @param body the answer as a value: JSON read, text as it is */
  note: (answer: SeenAnswer, body: unknown) => void;
}

/** The folder of the records; not in the repository. */
export const RECORDS = join(import.meta.dirname, '../../reports/answers');

/** The fingerprint of `openapi.yaml` as it stands. */
export function ownFingerprint(): string {
  const text = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');
  return createHash('sha256').update(text).digest('hex');
}

/** Every line of every file that is there. Half a line, of a run that was ended, is none. */
export function recordLines(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson'));
    return files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1));
  } catch {
    return [];
  }
}

/**
 * A recorder with a file of its own, so that threads do not write into each other's lines. What others have written
 * already is not written again: in the long run nothing is.
 */
export function createRecorder(source: RecordSource, contract: string, folder: string = RECORDS): Recorder {
  let knownLines: Set<string> | undefined;
  const toLine = ({ operation, status, asked: requestedByName }: SeenAnswer, example?: string): string => {
    const record: AnswerRecord = { contract, by: source, operation, status, asked: requestedByName };
    return JSON.stringify(example === undefined ? record : { ...record, example });
  };
  const isNew = (line: string): boolean => !(knownLines ??= new Set(recordLines(folder))).has(line);

  function writeLine(line: string): void {
    if (!isNew(line)) return;
    knownLines?.add(line);
    mkdirSync(folder, { recursive: true });
    appendFileSync(join(folder, `${source}-${process.pid}-${threadId}.ndjson`), `${line}\n`);
  }

  return {
    wants: (answer) =>
      isNew(toLine(answer)) || Object.keys(answer.examples).some((name) => isNew(toLine(answer, name))),
    note: (answer, body) => {
      writeLine(toLine(answer));
      for (const [name, value] of Object.entries(answer.examples)) {
        if (isDeepStrictEqual(body, value)) writeLine(toLine(answer, name));
      }
    },
  };
}
