import { curlOf } from '#tests/contract/run/curl.ts';
import type { SampleRequest } from '#tests/contract/docs/sampleRequest.ts';
import { TOKEN } from './token.ts';

/** The call as a command; files are to be named by who pastes it. */
export function curlSample({ target, files, ...request }: SampleRequest, server: string): string {
  const named = files.map((name) => ` \\\n  -F '${name.replaceAll("'", `'\\''`)}=@FILE'`);
  return curlOf({ ...request, url: `${server}${target}` }, TOKEN) + named.join('');
}
