import type { Probe } from '#tests/contract/run/probe.ts';

/** The token of the second account; without one nothing could be tried, and that is noted. */
export async function askSecond(probe: Probe): Promise<string | undefined> {
  const token = await probe.secondToken();
  if (token === undefined) probe.untried('needs a second --login');
  return token;
}
