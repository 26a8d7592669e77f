import { isRecord } from '#mocks/contract/homes.ts';

import type { SampleRequest } from '#tests/contract/docs/sampleRequest.ts';
import { jsonIn } from './jsonIn.ts';
import { TOKEN } from './token.ts';

/** A text as Python, with the variable in the place of the token. What JSON escapes, Python reads alike. */
function literal(text: string): string {
  const parts = text.split(TOKEN).map((part) => JSON.stringify(part));
  return parts
    .filter((part, index) => parts.length === 1 || index > 0 || part !== '""')
    .join(' + token + ')
    .replace(/ \+ ""$/, '');
}

/** A value as Python writes it. */
function valueText(value: unknown, indent: string): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return literal(value);
  const inner = `${indent}    `;
  const block = (open: string, lines: readonly string[], close: string): string =>
    lines.length === 0
      ? `${open}${close}`
      : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
  if (Array.isArray(value))
    return block(
      '[',
      value.map((one: unknown) => valueText(one, inner)),
      ']',
    );
  if (!isRecord(value)) return JSON.stringify(value);
  return block(
    '{',
    Object.entries(value).map(([name, one]) => `${literal(name)}: ${valueText(one, inner)}`),
    '}',
  );
}

const FORM = `for name, value in fields:
    head = f'--{boundary}\\r\\nContent-Disposition: form-data; name="{name}"\\r\\n\\r\\n'
    data += head.encode() + value.encode() + b"\\r\\n"`;

const FILES = `for name in files:
    head = f'--{boundary}\\r\\nContent-Disposition: form-data; name="{name}"; filename="FILE"\\r\\n\\r\\n'
    with open("FILE", "rb") as file:
        data += head.encode() + file.read() + b"\\r\\n"`;

/** A form with files, which the standard library does not put together. */
function formLines({ body = [], files }: SampleRequest): string[] {
  const fields = typeof body === 'string' ? [] : body;
  if (fields.length + files.length === 0) return [];
  const pairs = fields.map(({ name, text }) => `    (${literal(name)}, ${literal(text)}),`);
  return [
    'boundary = uuid.uuid4().hex',
    'data = b""',
    ...(pairs.length > 0 ? ['fields = [', ...pairs, ']', FORM] : []),
    ...(files.length > 0 ? [`files = [${files.map(literal).join(', ')}]`, FILES] : []),
    'data += f"--{boundary}--\\r\\n".encode()',
    '',
  ];
}

function bodyText(request: SampleRequest): string | undefined {
  const { body } = request;
  if (typeof body !== 'string') return undefined;
  const json = jsonIn(request);
  return json === undefined ? `${literal(body)}.encode()` : `json.dumps(${valueText(json, '    ')}).encode()`;
}

/** The call in Python, with nothing but its standard library. */
export function pythonSample(request: SampleRequest, server: string): string {
  const { method, target, headers } = request;
  const form = formLines(request);
  const isForm = form.length > 0;
  const body = isForm ? 'data' : bodyText(request);
  const pairs = [
    ...Object.entries(headers).map(([name, value]) => `${literal(name)}: ${literal(value)}`),
    ...(isForm ? ['"content-type": f"multipart/form-data; boundary={boundary}"'] : []),
  ];
  const call = [
    ...form,
    'request = urllib.request.Request(',
    `    ${literal(`${server}${target}`)},`,
    `    method=${literal(method)},`,
    ...(pairs.length > 0 ? ['    headers={', ...pairs.map((pair) => `        ${pair},`), '    },'] : []),
    ...(body === undefined ? [] : [`    data=${body},`]),
    ')',
    'try:',
    '    response = urllib.request.urlopen(request)',
    'except urllib.error.HTTPError as error:',
    '    response = error',
    'with response:',
    '    print(response.status, response.read().decode())',
  ];
  const text = call.join('\n');
  const needsToken = text.includes(' token');
  const imports = [
    ...(text.includes('json.dumps(') ? ['json'] : []),
    ...(needsToken ? ['os'] : []),
    ...['urllib.error', 'urllib.request'],
    ...(isForm ? ['uuid'] : []),
  ];
  return [
    ...imports.map((name) => `import ${name}`),
    '',
    ...(needsToken ? ['token = os.environ["TOKEN"]  # as the sign-in answers it', ''] : []),
    text,
  ].join('\n');
}
