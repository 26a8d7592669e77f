import { readCsv, type Sheet } from '#mocks/work/csv.ts';
import { textIn, type Told } from './askMock.ts';
import { finished, type Person } from './atWork.ts';

/** Begins an export. */
export function startExport(
  who: Person,
  resource: string,
  query: string,
  columns: readonly string[],
): Promise<Told> {
  return who.post('/exports', { resource, query, columns });
}

/** The file of an export, if it is done. */
export function fileOf(who: Person, job: Told): Promise<Told> {
  return who.get(`/jobs/${textIn(job, 'id')}/file`);
}

export function sheetOf({ body }: Told): Sheet | null {
  return readCsv(new TextEncoder().encode(String(body)).buffer);
}

/** What is in the file that an export makes. */
export async function exportedSheet(who: Person, request: object): Promise<Sheet | null> {
  return sheetOf(await fileOf(who, await finished(who, await who.post('/exports', request))));
}
