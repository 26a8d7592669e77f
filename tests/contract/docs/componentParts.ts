import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Contract, Reply } from '#tests/contract/model/contract.ts';
import { follow } from '#tests/contract/model/follow.ts';
import { replyAnchor, schemaAnchor } from './anchors.ts';
import { inlineMarkdown } from './inlineMarkdown.ts';
import { markup, type Html } from './markup.ts';
import { originMark } from './originMark.ts';
import { replyBody } from './replyBlock.ts';
import { schemaTable } from './schemaTable.ts';

const entriesAt = (document: unknown, kind: string): [string, unknown][] => {
  const all = at(document, 'components', kind);
  return isRecord(all) ? Object.entries(all) : [];
};

const prose = (value: unknown): Html => {
  const text = at(value, 'description');
  return typeof text === 'string'
    ? markup`<p>${inlineMarkdown(text.trim().replaceAll('\n', ' '))}</p>`
    : markup``;
};

/** A reply of some operation that is described among the shared ones. */
function sharedReply(
  { document, operations }: Contract,
  name: string,
): { status: string; reply: Reply } | undefined {
  for (const { path, method, replies } of operations) {
    for (const [status, reply] of Object.entries(replies)) {
      const raw = at(document, 'paths', path, method.toLowerCase(), 'responses', status);
      if (at(raw, '$ref') === `#/components/responses/${name}`) return { status, reply };
    }
  }
  return undefined;
}

/** Answers that several operations give alike. */
export function sharedAnswers(contract: Contract): Html {
  return markup`${entriesAt(contract.document, 'responses').map(([name, value]) => {
    const shared = sharedReply(contract, name);
    if (!shared) return markup``;
    const code = markup`<span class="status s${shared.status.slice(0, 1)}">${shared.status}</span>`;
    return markup`<section id="${replyAnchor(name)}"><h3>${code} ${name}</h3>${prose(value)}${replyBody(contract.document, shared.reply)}</section>`;
  })}`;
}

/** All named schemas. */
export function schemasPart({ document }: Contract): Html {
  return markup`${entriesAt(document, 'schemas').map(([name, value]) => {
    const found = follow(document, { pointer: `/components/schemas/${name}`, value });
    const origin = at(value, 'x-origin');
    const table = schemaTable(document, { pointer: '', value: found.value });
    const mark = originMark(typeof origin === 'string' ? origin : undefined);
    return markup`<section class="schema" id="${schemaAnchor(name)}"><h3>${name}${mark}</h3>${prose(value)}<div class="shape">${table}</div></section>`;
  })}`;
}
