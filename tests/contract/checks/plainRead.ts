import type { ProbeCheck } from './check.ts';

/** A server that refused everything would pass every other check. */
export const check: ProbeCheck = {
  id: 'plain-read',
  rule: 'A read with nothing but what is required, of something that is there, is not refused as wrong.',
  appliesTo: ({ method }) => method === 'GET',
  run: async (probe) => {
    const { request } = await probe.base();
    const exchange = await probe.send(request);
    const { status } = exchange.answer;
    const wrong = status === 400 || status === 422 || status === 405 || status === 415;
    probe.note(
      exchange,
      wrong ? [{ message: `a request that keeps to the contract is refused with ${status}` }] : [],
    );
  },
};
