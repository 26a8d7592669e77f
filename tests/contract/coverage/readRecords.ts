import { isRecord } from '#mocks/contract/homes.ts';
import { type AnswerRecord, recordLines, RECORD_SOURCES } from '#mocks/adapters/recorder.ts';

function recordOf(line: string): AnswerRecord | undefined {
  const value: unknown = JSON.parse(line);
  if (!isRecord(value)) return undefined;
  const { contract, by, operation, status, asked, example } = value;
  const witness = RECORD_SOURCES.find((one) => one === by);
  if (witness === undefined || typeof contract !== 'string' || typeof operation !== 'string')
    return undefined;
  if (typeof status !== 'number' || typeof asked !== 'boolean') return undefined;
  const record = { contract, by: witness, operation, status, asked };
  return typeof example === 'string' ? { ...record, example } : record;
}

/** What test runs wrote down so far. A line that is none is left out. */
export function readRecords(folder: string): AnswerRecord[] {
  return recordLines(folder).flatMap((line) => {
    try {
      return recordOf(line) ?? [];
    } catch {
      return [];
    }
  });
}
