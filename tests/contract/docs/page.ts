import { createHash } from 'node:crypto';

import type { Contract } from '#tests/contract/model/contract.ts';
import { tagAnchor } from './anchors.ts';
import { chaptersOf } from './chapters.ts';
import { schemasPart, sharedAnswers } from './componentParts.ts';
import { conventionsPart } from './conventionsPart.ts';
import { markdown } from './markdown.ts';
import { Html, markup } from './markup.ts';
import { navigation } from './navigation.ts';
import { operationSection } from './operationSection.ts';
import { STYLE } from './style.ts';
import { textAt } from './textAt.ts';
import { type Account, tryData } from './tryData.ts';
import { webhooksPart } from './webhooksPart.ts';

export interface PageParts {
  contract: Contract;
  /** Where the server is to be asked, with the base path. */
  server: string;
  /** Who may sign in there. */
  accounts: readonly Account[];
  /** The page's own script. */
  script: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but the page's own script and style runs, nothing is loaded, and only forms of the page ask a server. */
function policyOf(script: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(STYLE)}`,
    'connect-src http: https:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The reference as one page that needs nothing else. */
export function docsPage({ contract, server, accounts, script }: PageParts): string {
  const { title, document, fingerprint, operations } = contract;
  const chapters = chaptersOf(contract);
  // Inside of a script nothing is escaped, and only this could end it.
  const data = JSON.stringify(tryData(contract, server, accounts)).replaceAll('<', '\\u003c');
  const body = chapters.map(
    ({ name, description, operations: own }) =>
      markup`<section class="chapter" id="${tagAnchor(name)}"><h2>${name}</h2><div class="prose">${markdown(description)}</div>${own.map((one) => operationSection(document, one, server))}</section>`,
  );
  return `<!doctype html>\n${
    markup`<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>${title} ${textAt(document, 'info', 'version')}: contract</title><style>${new Html(STYLE)}</style></head><body>
<a class="skip" href="#content">Go to the operations</a>
<header class="top"><p class="title">${title} <span class="version">${textAt(document, 'info', 'version')}</span></p><button type="button" id="menu" aria-expanded="false" aria-controls="contents">Contents</button></header>
<div class="page">${navigation(document, chapters)}
<main id="content">
<section id="about"><h1>${title}</h1><p class="lead">${textAt(document, 'info', 'summary')}</p>
<dl class="facts"><dt>Version</dt><dd>${textAt(document, 'info', 'version')}</dd><dt>Operations</dt><dd>${operations.length}</dd><dt>Fingerprint</dt><dd><code>${fingerprint}</code> <span class="quiet">SHA-256 of the file</span></dd></dl>
<section id="server" aria-labelledby="server-title"><h2 id="server-title">Try it</h2><p>The samples call the server named here, and the form at the end of each operation asks it. Start the mock with <code>npm run mock</code>, or give the address of yours.</p><div id="connection"></div></section>
<div class="prose">${markdown(textAt(document, 'info', 'description'), 2)}</div>${conventionsPart(contract)}</section>
${body}
${webhooksPart(contract)}
<section class="chapter" id="shared-answers"><h2>Shared answers</h2>${sharedAnswers(contract)}</section>
<section class="chapter" id="schemas"><h2>Schemas</h2>${schemasPart(contract)}</section>
</main></div>
<script type="application/json" id="data">${new Html(data)}</script><script>${new Html(script)}</script></body></html>`
      .text
  }\n`;
}
