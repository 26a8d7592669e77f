/**
 * The status of a GET to a server that is not our API, such as a search server while developing. Nothing of the session
 * goes with it (R21).
 * @returns 0 where nobody answers
 */
export async function fetchStatus(url: string, headers: Record<string, string>): Promise<number> {
  try {
    return (await fetch(url, { headers, credentials: 'omit' })).status;
  } catch {
    return 0;
  }
}
