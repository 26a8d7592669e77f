import { at } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { versionPlaceOf } from '#tests/contract/model/conventions.ts';

import type { ProbeCheck } from './check.ts';

/** Who was slower must not undo what the other one did. */
export const check: ProbeCheck = {
  id: 'stale-version',
  rule: 'A write that names another version than the record has is answered with 409.',
  appliesTo: (operation, contract) => versionPlaceOf(contract, operation) !== undefined,
  writes: true,
  run: async (probe) => {
    const place = versionPlaceOf(probe.contract, probe.operation);
    // A deletion has used up what the base was about.
    const other = probe.operation.method === 'DELETE' ? probe.valid.plain(probe.operation)[0] : undefined;
    const request = other ?? (await probe.base()).request;
    const fresh = await probe.renewed(request);
    const now = place === 'query' ? fresh.query['version'] : at(fresh.body, 'version');
    if (typeof now !== 'number') {
      probe.untried('no version is known');
      return;
    }
    const withVersion = async (version: number): Promise<ApiRequest> => {
      const renewed = await probe.renewed(fresh);
      if (place === 'query') return withParameter(renewed, 'query', 'version', version);
      return { ...renewed, body: { ...Object(renewed.body), version } };
    };
    for (const version of [now + 1000, ...(now > 1 ? [now - 1] : [])]) {
      const exchange = await probe.send(await withVersion(version));
      const { status } = exchange.answer;
      const accepted = status >= 200 && status < 300;
      const message = `the record has version ${now}, and a write on version ${version} is answered with ${status}`;
      probe.note(exchange, accepted ? [{ message }] : []);
    }
  },
};
