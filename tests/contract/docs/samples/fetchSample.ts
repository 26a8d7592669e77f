import type { SampleRequest } from '#tests/contract/docs/sampleRequest.ts';
import { jsonIn } from './jsonIn.ts';
import { TOKEN } from './token.ts';

/** A text as JavaScript, with the variable in the place of the token. */
function literal(text: string): string {
  if (!text.includes(TOKEN)) return JSON.stringify(text);
  return `\`${text.replaceAll(/[\\`]|\$\{/g, '\\$&').replaceAll(TOKEN, '${token}')}\``;
}

/** A body as an expression. */
function bodyText(request: SampleRequest): string | undefined {
  const { body } = request;
  if (typeof body !== 'string') return undefined;
  const json = jsonIn(request);
  if (json === undefined) return literal(body);
  return `JSON.stringify(${JSON.stringify(json, undefined, 2).replaceAll('\n', '\n  ')})`;
}

function formLines({ body = [], files }: SampleRequest): string[] {
  const fields = typeof body === 'string' ? [] : body;
  if (fields.length + files.length === 0) return [];
  return [
    'const body = new FormData();',
    ...fields.map(({ name, text }) => `body.append(${literal(name)}, ${literal(text)});`),
    ...files.map((name) => `body.append(${literal(name)}, new File(["content"], "FILE"));`),
    '',
  ];
}

/** The call in JavaScript, for browsers and Node. */
export function fetchSample(request: SampleRequest, server: string): string {
  const { method, target, headers } = request;
  const form = formLines(request);
  const body = form.length > 0 ? '  body,' : `  body: ${bodyText(request) ?? ''},`;
  const pairs = Object.entries(headers).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${literal(value)},`,
  );
  const call = [
    ...form,
    `const response = await fetch(${literal(`${server}${target}`)}, {`,
    `  method: ${literal(method)},`,
    ...(pairs.length > 0 ? ['  headers: {', ...pairs, '  },'] : []),
    ...(form.length > 0 || typeof request.body === 'string' ? [body] : []),
    '});',
    'console.log(response.status, await response.text());',
  ];
  const needsToken = call.some((line) => line.includes('${token}'));
  return [...(needsToken ? ['const token = "TOKEN"; // as the sign-in answers it', ''] : []), ...call].join(
    '\n',
  );
}
