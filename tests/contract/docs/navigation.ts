import { isRecord, at } from '#mocks/contract/homes.ts';

import type { Operation } from '#tests/contract/model/contract.ts';
import { operationAnchor, tagAnchor } from './anchors.ts';
import { markup, type Html } from './markup.ts';
import type { Chapter } from './chapters.ts';
import { summaryOf } from './operationSection.ts';

function entry(document: unknown, operation: Operation): Html {
  const { id, method, origin } = operation;
  const wished = origin === 'proposed' && markup` <span class="wished">proposed</span>`;
  return markup`<li data-for="${operationAnchor(id)}"><a href="#${operationAnchor(id)}"><span class="method ${method.toLowerCase()}">${method}</span> <span class="name">${summaryOf(document, operation)}${wished}</span></a></li>`;
}

/** The contents at the side: chapters with their operations, search, and which origins are shown. */
export function navigation(document: unknown, chapters: readonly Chapter[]): Html {
  const all = chapters.flatMap(({ operations }) => operations);
  const origins = [...new Set(all.flatMap(({ origin }) => origin ?? []))].sort();
  const count = (origin: string): number => all.filter((one) => one.origin === origin).length;
  const choices = origins.map(
    (origin) => markup`<option value="${origin}">${origin} (${count(origin)})</option>`,
  );
  const lists = chapters.map(
    ({ name, operations }) =>
      markup`<li class="chapter"><a href="#${tagAnchor(name)}">${name}</a><ul>${operations.map((one) => entry(document, one))}</ul></li>`,
  );
  return markup`<nav id="contents" aria-label="Contents">
<div class="finder"><label for="search">Search <kbd>/</kbd></label><input id="search" type="search" role="combobox" aria-expanded="false" aria-controls="hits" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Operation, schema, property, code …">
${origins.length > 1 && markup`<label for="origin">Show</label><select id="origin"><option value="">all (${all.length})</option>${choices}</select>`}
<p id="found" role="status"></p></div>
<ul id="hits" role="listbox" aria-label="Search results" hidden></ul>
<ul class="chapters"><li><a href="#about">About</a></li>${lists}${isRecord(at(document, 'webhooks')) && markup`<li><a href="#webhooks">Webhooks</a></li>`}<li><a href="#shared-answers">Shared answers</a></li><li><a href="#schemas">Schemas</a></li></ul>
</nav>`;
}
