/** Puts the mock behind this page back to its seeds, whichever adapter answers. Rejects when it does not answer. */
export async function resetMockServer(): Promise<void> {
  const response = await fetch('/api/__reset', { method: 'POST' });
  if (!response.ok) throw new Error(`The mock did not start over: ${response.status}`);
}
