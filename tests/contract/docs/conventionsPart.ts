import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Contract } from '#tests/contract/model/contract.ts';
import { cacheBusterOf } from '#tests/contract/model/conventions.ts';
import { schemaAnchor } from './anchors.ts';
import { exampleBlocks } from './exampleBlocks.ts';
import { markup, type Html } from './markup.ts';

const PROBLEM = 'application/problem+json';

interface Refusal {
  code: string;
  statuses: Set<string>;
  titles: Set<string>;
  operations: Set<string>;
}

/** The refusals that examples show, by their stable word. */
function refusalsOf({ operations }: Contract): Refusal[] {
  const found = new Map<string, Refusal>();
  for (const { id, replies } of operations) {
    for (const [status, { kinds }] of Object.entries(replies)) {
      for (const example of Object.values(kinds[PROBLEM]?.examples ?? {})) {
        const [code, title] = [at(example, 'code'), at(example, 'title')];
        if (typeof code !== 'string') continue;
        const one = found.get(code) ?? {
          code,
          statuses: new Set(),
          titles: new Set(),
          operations: new Set(),
        };
        found.set(code, one);
        one.statuses.add(status);
        if (typeof title === 'string') one.titles.add(title);
        one.operations.add(id);
      }
    }
  }
  return [...found.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
}

function refusalsPart(contract: Contract): Html {
  const refusals = refusalsOf(contract);
  if (refusals.length === 0) return markup``;
  const rows = refusals.map(
    ({ code, statuses, titles, operations }) =>
      markup`<tr><th scope="row"><code>${code}</code></th><td>${[...statuses].join(', ')}</td><td>${[...titles].join('; ')} <span class="quiet">(${operations.size} ${operations.size === 1 ? 'operation' : 'operations'})</span></td></tr>`,
  );
  return markup`<section id="refusals"><h3>Refusals</h3>
<p>A refusal is <code>${PROBLEM}</code> (RFC 9457); its <code>code</code> is the word to act on. Those that the examples show:</p>
<table class="fields" data-kind="code"><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

function signInPart({ document, operations }: Contract): Html {
  if (!isRecord(at(document, 'components', 'schemas', 'NeedsLogin'))) return markup``;
  const examples = operations.flatMap(({ replies }) => Object.values(replies['401']?.kinds ?? {}));
  const shown = examples.map((kind) => kind.examples).find((all) => Object.keys(all).length > 0) ?? {};
  return markup`<section id="needs-login"><h3>When a sign-in is needed</h3>
<p>A call without a living token is answered with the body <a href="#${schemaAnchor('NeedsLogin')}">NeedsLogin</a>: with status 401, and where an answer 200 offers it as a variant, with 200 too. Whoever calls looks for a top-level <code>status</code> of 0 before anything else, and no other answer may have one.</p>
${exampleBlocks(shown)}</section>`;
}

function cacheBusterPart({ operations }: Contract): Html {
  const [first] = operations.flatMap((one) => cacheBusterOf(one) ?? []);
  if (first === undefined) return markup``;
  return markup`<section id="cache-buster"><h3>The parameter <code>_t</code></h3>
<p>Reads carry the time in milliseconds as <code>_t</code>, so that nothing between the two keeps an answer. Servers accept it and ignore it. The forms of this page send it by themselves.</p></section>`;
}

/** What runs through all operations, as far as this contract has it. */
export function conventionsPart(contract: Contract): Html {
  return markup`${signInPart(contract)}${refusalsPart(contract)}${cacheBusterPart(contract)}`;
}
