// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

import { at, isRecord } from '#mocks/contract/homes.ts';
import { projectText } from '#tests/architecture/projectFiles.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { bundleScript } from './bundleScript.ts';
import { readDocsOptions } from './docsOptions.ts';
import { markdown } from './markdown.ts';
import { docsPage } from './page.ts';

const contract = readContract(projectText('openapi.yaml'));
let script = '';
let text = '';
let page: Document;

const parsed = (source: string): Document => new DOMParser().parseFromString(source, 'text/html');

beforeAll(async () => {
  script = await bundleScript();
  text = docsPage({ contract, script, server: 'http://localhost:4020/api', accounts: [] });
  page = parsed(text);
}, 60_000);

const all = (selector: string, root: ParentNode = page): Element[] => [...root.querySelectorAll(selector)];

test('every operation is there, with its origin, its answers, its curl and its form', () => {
  const contents = all('#contents a').map((link) => link.getAttribute('href'));
  for (const { id, origin, method, path, replies } of contract.operations) {
    const section = page.getElementById(`op-${id}`);
    expect(section?.querySelector('h3 .mark')?.textContent, id).toBe(origin);
    expect(section?.querySelector('.address')?.textContent).toBe(`${method} ${path} ${id}`);
    expect(all('.status', section ?? page).map((one) => one.textContent)).toEqual(Object.keys(replies));
    expect(section?.textContent).toContain(`curl -i -X ${method}`);
    expect(all('.try', section ?? page)).toHaveLength(1);
    expect(contents).toContain(`#op-${id}`);
  }
});

test('what an operation needs besides a sign-in stands at it', () => {
  const accessOf = (id: string): string | null | undefined =>
    page.getElementById(`op-${id}`)?.querySelector('.access')?.textContent;
  expect(accessOf('listSkus')).toMatch(/ Needs the permission SKU Manager or Price Slabs\.$/);
  expect(accessOf('createPayment')).toContain(
    'Needs the permission Card Payment: Charge. Needs the permission Card Payment: Ad hoc when the amount belongs',
  );
  expect(accessOf('getJob')).not.toContain('permission');
});

test('how large a file may be stands at its field', () => {
  const rows = all('#op-uploadProfileImage .fields tr');
  const row = rows.find((one) => one.querySelector('th')?.textContent.startsWith('image'));
  expect(row?.querySelector('.limits')?.textContent).toBe('format binary · at most 1048576 bytes');
});

test('every named example is shown whole', () => {
  const shown = new Set(all('.example pre').map((one) => one.textContent));
  for (const { id, body, replies } of contract.operations) {
    const kinds = [body?.kinds ?? {}, ...Object.values(replies).map((reply) => reply.kinds)];
    for (const example of kinds
      .flatMap((one) => Object.values(one))
      .flatMap(({ examples }) => Object.values(examples))) {
      const whole = typeof example === 'string' ? example : JSON.stringify(example, undefined, 2);
      expect(shown.has(whole), id).toBe(true);
    }
  }
});

test('webhooks are a chapter of their own, each with its body and what it is answered', () => {
  const named = all('#webhooks .address code').map((one) => one.textContent);
  const calls = at(contract.document, 'webhooks');
  expect(named.length).toBeGreaterThan(5);
  expect(named).toEqual(Object.keys(isRecord(calls) ? calls : {}));
  expect(all('#webhooks a[href="#schema-GatewayEvent"]')).toHaveLength(named.length);
  expect(page.getElementById('webhooks')?.textContent).toContain('evt_1');
  expect(all('#webhooks .facts')[0]?.textContent).toContain('The signature is wrong');
  expect(contract.operations.some(({ path }) => named.includes(path))).toBe(false);
});

test('every link leads to a place in the page, and no place is there twice', () => {
  const ids = all('[id]').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = all('a[href^="#"]').map((link) =>
    decodeURIComponent(link.getAttribute('href') ?? '').slice(1),
  );
  expect(links.filter((id) => !page.getElementById(id))).toEqual([]);
  const unfolding = [...new Set(all('.unfold').map((one) => one.getAttribute('data-schema') ?? ''))];
  expect(unfolding.filter((id) => !page.getElementById(id)?.querySelector(':scope > .shape'))).toEqual([]);
});

test('it runs its own script and style only, loads nothing, and sends nothing but what its forms ask', () => {
  const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  const hash = (part: string): string => createHash('sha256').update(part).digest('base64');
  const own = all('script:not([type])');
  expect(own).toHaveLength(1);
  expect(policy).toContain(`script-src 'sha256-${hash(own[0]?.textContent ?? '')}';`);
  expect(policy).toContain(`style-src 'sha256-${hash(page.querySelector('style')?.textContent ?? '')}';`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('unsafe');
  expect(all('[src], link, img, iframe, object, [style]')).toEqual([]);
  expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|localStorage/);
  // Neither Ajv nor the samples of the check came along.
  expect(script.length).toBeLessThan(30_000);
});

test('what a contract says is text, whatever it says', () => {
  const evil = '</script><script>alert(1)</script>"><img src=x onerror=alert(2)> [x](javascript:alert(3))';
  const schema = {
    type: 'object',
    description: evil,
    properties: { [evil]: { type: 'string', enum: [evil] } },
  };
  const hostile = readContract(
    JSON.stringify({
      openapi: '3.1.0',
      info: {
        title: evil,
        version: evil,
        summary: evil,
        description: `## ${evil}\n\n- ${evil}\n\n| ${evil} |`,
      },
      tags: [{ name: evil, description: evil }],
      paths: {
        [`/a/${evil}`]: {
          post: {
            ...{ operationId: evil, tags: [evil], summary: evil, description: evil, 'x-origin': evil },
            parameters: [
              { name: evil, in: 'query', required: true, description: evil, schema, example: evil },
            ],
            requestBody: {
              content: {
                [evil]: { schema: { $ref: '#/components/schemas/A' }, examples: { [evil]: { value: evil } } },
              },
            },
            responses: { [evil]: { description: evil, content: { [evil]: { schema } } } },
          },
        },
      },
      components: { schemas: { A: schema } },
    }),
  );
  const other = docsPage({
    contract: hostile,
    script,
    server: evil,
    accounts: [{ name: evil, password: evil, label: evil }],
  });
  const document = parsed(other);
  expect(all('script', document)).toHaveLength(2);
  expect(all('img, [onerror]', document)).toEqual([]);
  expect(all('a', document).filter((link) => !link.getAttribute('href')?.startsWith('#'))).toEqual([]);
  expect(document.querySelector('h1')?.textContent).toBe(evil);
  expect(JSON.parse(document.querySelector('#data')?.textContent ?? '')).toMatchObject({ server: evil });
});

test('it shows other contracts too: 3.0, schemas inside of themselves, no tags and no conventions', () => {
  for (const name of ['library', 'drawing']) {
    const other = readContract(projectText(join('tests/contract/otherContracts', `${name}.yaml`)));
    const document = parsed(docsPage({ contract: other, script, server: 'http://x', accounts: [] }));
    expect(all('section.operation', document)).toHaveLength(other.operations.length);
    expect(document.querySelector('#needs-login')).toBeNull();
    expect(document.querySelector('#cache-buster')).toBeNull();
  }
});

test.each([
  [
    '## A\ntext `a<b` **bold** *it*',
    '<h4>A</h4><p>text <code>a&lt;b</code> <strong>bold</strong> <em>it</em></p>',
  ],
  ['- one\n  more\n- two', '<ul><li>one more</li><li>two</li></ul>'],
  ['text\n1. one\n2. two', '<p>text</p><ol><li>one</li><li>two</li></ol>'],
  ['[a](https://b.example/c)', '<p><a href="https://b.example/c" rel="noreferrer">a</a></p>'],
  ['[a](data:text/html,x)', '<p>[a](data:text/html,x)</p>'],
  [
    '| a | b |\n|---|---|\n| `1` | 2 |',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td><code>1</code></td><td>2</td></tr></tbody></table>',
  ],
])('%j becomes markup', (source, expected) => {
  expect(markdown(source).text.replaceAll(/>\s+|\s+</g, (gap) => gap.trim())).toBe(
    expected.replaceAll(/>\s+|\s+</g, (gap) => gap.trim()),
  );
});

test('a command line that cannot be obeyed is told in a sentence', () => {
  expect(() => readDocsOptions(['--fast'])).toThrow("Unknown option '--fast'.");
  expect(readDocsOptions(['--help'])).toBeUndefined();
  expect(readDocsOptions([])).toEqual({ contract: 'openapi.yaml', html: 'reports/contract-docs.html' });
});
