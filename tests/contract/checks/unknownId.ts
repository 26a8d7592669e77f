import { withParameter } from '#tests/contract/generate/apiRequest.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';

import type { ProbeCheck } from './check.ts';

/** Whether the refusal is described, and as what, is for the other checks to tell. */
export const check: ProbeCheck = {
  id: 'unknown-id',
  proposed: true,
  rule: 'Something that is not there is answered with a described 4xx.',
  appliesTo: ({ path }) => path.includes('{'),
  run: async (probe) => {
    const { request } = await probe.base();
    const last = subjectOf(probe.operation);
    const unknown = probe.unique();
    // Where ids are numbers or choices, a high number is the least likely to be there.
    const value = last && probe.fits(last.schema, unknown) ? unknown : 987_654_321;
    if (!last || !probe.fits(last.schema, value)) {
      probe.untried('every id that is allowed may be there');
      return;
    }
    const exchange = await probe.send(withParameter(request, 'path', last.name, value));
    const { status } = exchange.answer;
    const found = status >= 200 && status < 300;
    probe.note(
      exchange,
      found ? [{ message: `${last.name} ${value} is not there, and the answer is ${status}` }] : [],
    );
  },
};
