import { isRecord } from '#mocks/contract/homes.ts';

import type { ProbeCheck } from './check.ts';
import { difference } from './sameValue.ts';

const TEXTS = [
  '😀😀😀😀😀😀',
  "O'Brien's mugs",
  '"quoted" \\ 100%;--',
  'Ω你好שלום',
  '<b>bold</b> ${x} {{x}}',
];
const MOST_FIELDS = 6;

/** What people paste; chance alone may miss the one field that cannot take it. */
export const anyText: ProbeCheck = {
  id: 'any-text',
  rule: 'Emoji, quotes and letters of any script in a text are kept as they are or refused, and never make the server fail.',
  appliesTo: ({ body }) => body !== undefined,
  writes: true,
  run: async (probe) => {
    const { request } = await probe.base();
    const { body, mediaType } = request;
    const schema = probe.operation.body?.kinds[mediaType ?? '']?.schema;
    if (!isRecord(body) || schema === undefined) return;
    const names = Object.keys(body).filter((name) => typeof body[name] === 'string');
    for (const name of names.slice(0, MOST_FIELDS)) {
      for (const text of TEXTS) {
        const renewed = await probe.renewed(request);
        const changed = { ...Object(renewed.body), [name]: text };
        if (!probe.fits(schema, changed)) continue;
        const exchange = await probe.send({ ...renewed, body: changed });
        const { status } = exchange.answer;
        const message = `${name} with ${text} makes the server fail with ${status}`;
        const kept = status < 300 ? difference({ [name]: text }, exchange.answer.json) : undefined;
        const wrongs = status >= 500 ? [message] : kept === undefined ? [] : [kept];
        probe.note(
          exchange,
          wrongs.map((wrong) => ({ message: wrong })),
        );
      }
    }
  },
};
