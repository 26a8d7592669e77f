import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

/**
 * Node's `fetch` sends Node's own forms and files; jsdom's are strangers to it and would arrive as text. For tests
 * that upload: called before each.
 */
export async function useNativeForms(): Promise<void> {
  const type = 'application/x-www-form-urlencoded';
  const { constructor } = await new Response('a=1', { headers: { 'content-type': type } }).formData();
  vi.stubGlobal('FormData', constructor);
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('Blob', NodeBlob);
}
