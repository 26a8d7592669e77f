import type { ProbeCheck } from './check.ts';
import { mustRefuse } from './mustRefuse.ts';

/** Text that only looks like a token. */
export const check: ProbeCheck = {
  id: 'wrong-token',
  rule: 'A call with a token that nobody was given is refused as the contract says.',
  appliesTo: ({ schemes }) => schemes.length > 0,
  run: async (probe) => {
    const { request } = await probe.base();
    const exchange = await probe.send(request, { proof: 'bad', token: `nobody-${probe.unique()}` });
    mustRefuse(probe, exchange, 'with a made-up token');
  },
};
