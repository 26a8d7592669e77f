import { isLogout } from '#tests/contract/model/conventions.ts';

import type { ProbeCheck } from './check.ts';
import { mustRefuse } from './mustRefuse.ts';

const NOTHING = { path: {}, query: {}, header: {}, cookie: {} };

/** A token is dead the moment its sign-in is ended. Needs `--login`, and a call that signs out. */
export const check: ProbeCheck = {
  id: 'dead-token',
  proposed: true,
  rule: 'A call with the token of a sign-in that was ended is refused as the contract says.',
  appliesTo: ({ schemes }, { operations }) => schemes.length > 0 && operations.some(isLogout),
  writes: true,
  run: async (probe) => {
    const { request } = await probe.base();
    const logout = probe.contract.operations.find(isLogout);
    const token = await probe.signIn();
    if (token === undefined || !logout) {
      probe.untried('needs --login');
      return;
    }
    const ended = await probe.send(NOTHING, { operation: logout, proof: 'bad', token });
    if (ended.answer.status >= 300) {
      probe.untried(`signing out answers ${ended.answer.status}`);
      return;
    }
    mustRefuse(
      probe,
      await probe.send(request, { proof: 'bad', token }),
      'with the token of an ended sign-in',
    );
  },
};
