import { readCsv, type Sheet } from '#mocks/areas/work/records/csv.ts';
import { textIn, type MockReply } from './askMock.ts';
import { finishJob, type ApiClient } from './apiClient.ts';

/** Begins an export. */
export function startExport(
  client: ApiClient,
  resource: string,
  query: string,
  columns: readonly string[],
): Promise<MockReply> {
  return client.post('/exports', { resource, query, columns });
}

/** The file of an export, if it is done. */
export function fileOf(client: ApiClient, job: MockReply): Promise<MockReply> {
  return client.get(`/jobs/${textIn(job, 'id')}/file`);
}

export function sheetOf({ body }: MockReply): Sheet | null {
  return readCsv(new TextEncoder().encode(String(body)).buffer);
}

/** What is in the file that an export makes. */
export async function exportedSheet(client: ApiClient, request: object): Promise<Sheet | null> {
  return sheetOf(await fileOf(client, await finishJob(client, await client.post('/exports', request))));
}
