import { isRecord } from '#mocks/contract/homes.ts';

import { asExact, extraFields } from '#tests/contract/generate/fullBody.ts';
import { listOf, plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { recordsOf } from '#tests/contract/model/records.ts';

import { isChange, NEVER, readable, wrongAfter } from './changedChecks.ts';
import type { ProbeCheck } from './check.ts';
import { type Fields, idIn, noteReading, readNow } from './readBack.ts';
import { sendLess } from './sendLess.ts';

/** What many languages take for nothing, in the order in which it is tried; each is sent with all fields that take it. */
const EMPTY: readonly (readonly unknown[])[] = [
  [null, false],
  [0, ''],
];

/** What is exact, and what is empty, is kept as it is sent. */
export const kept: ProbeCheck = {
  id: 'kept',
  proposed: true,
  rule: 'A change keeps what it is sent: decimals to the last one, and null, false, 0 and an empty text as such.',
  appliesTo: isChange,
  writes: true,
  run: async (probe) => {
    const { request: base, succeeded } = await probe.base();
    const { document } = probe.contract;
    const records = recordsOf(probe.contract, probe.operation);
    const { request, reading } = await readable(probe, records, base);
    const pointer = probe.operation.body?.kinds[request.mediaType ?? '']?.schema;
    const schema = pointer === undefined ? {} : schemaAt(document, pointer);
    const { properties } = schema;
    if (!succeeded || pointer === undefined || !isRecord(properties) || !isRecord(request.body)) {
      probe.untried('no call succeeds');
      return;
    }
    const fits = (body: unknown): boolean => probe.fits(pointer, body);
    const wanted = { id: idIn(probe, request), request };
    const required = listOf(schema['required']).map(String);
    const isPatch = probe.operation.method === 'PATCH';
    const rest: Fields = Object.fromEntries(
      Object.entries(request.body).filter(([name]) => !isPatch || required.includes(name)),
    );
    const { record: first } = reading ?? {};
    const names = Object.keys(properties).filter((name) => !NEVER.test(name) && first && name in first);
    const isState = (name: string): boolean => 'enum' in plain(document, properties[name]);
    const extra = extraFields(probe, pointer, rest);
    const steps: Fields[] = [
      Object.fromEntries(Object.entries({ ...rest, ...extra }).filter(([name]) => names.includes(name))),
      ...EMPTY.map((values) =>
        Object.fromEntries(
          names.flatMap((name) => {
            const value = values.find((one) => !isState(name) && fits({ ...rest, [name]: one }));
            return value === undefined ? [] : [[name, value]];
          }),
        ),
      ),
    ];
    let before = first;
    for (const step of steps) {
      // A server that drops what is empty must not be left with nothing, which it may refuse.
      const filler = Object.fromEntries(
        Object.entries(before ?? {})
          .filter(([name, value]) => names.includes(name) && !(name in step) && typeof value === 'string')
          .filter(([name, value]) => !isState(name) && fits({ ...rest, [name]: value }))
          .slice(0, 1),
      );
      const exchange = await sendLess(probe, step, async (fields) => {
        const exact = asExact({ ...rest, ...filler, ...fields }, fits);
        return probe.renewed({ ...request, body: exact });
      });
      const sent = exchange?.request.body;
      if (!exchange || !before || !isRecord(sent)) continue;
      const after = await readNow(probe, records, wanted);
      if (!after?.record) return;
      const seen = { before, after: after.record, sent, properties, isPatch };
      const wrongs = Object.keys(step)
        .filter((name) => name in sent && !isState(name))
        .map((field) => wrongAfter({ ...seen, field, value: sent[field] }));
      noteReading(
        probe,
        after,
        wrongs.find((one) => one !== undefined),
      );
      before = after.record;
    }
  },
};
