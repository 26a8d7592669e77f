import type { ProbeCheck } from './check.ts';
import { mustRefuse } from './mustRefuse.ts';

/** The server authorises; hiding a button is no gate. */
export const check: ProbeCheck = {
  id: 'no-token',
  rule: 'A call without a token is refused as the contract says.',
  appliesTo: ({ schemes }) => schemes.length > 0,
  run: async (probe) => {
    const { request } = await probe.base();
    mustRefuse(probe, await probe.send(request, { proof: 'none' }), 'without a token');
  },
};
