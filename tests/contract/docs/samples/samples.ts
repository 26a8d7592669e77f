import type { SampleRequest } from '#tests/contract/docs/sampleRequest.ts';
import { curlSample } from './curlSample.ts';
import { fetchSample } from './fetchSample.ts';
import { pythonSample } from './pythonSample.ts';

/** Writes a call to a server, whose address has no slash at its end. */
type Write = (request: SampleRequest, server: string) => string;

/** The languages of samples, by the name that a reader sees; the first one is shown until another one is chosen. */
export const samples: ReadonlyMap<string, Write> = new Map([
  ['curl', curlSample],
  ['fetch', fetchSample],
  ['Python', pythonSample],
]);
