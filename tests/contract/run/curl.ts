import type { FormField, HttpRequest } from './httpRequest.ts';

/** A text as one word for `sh`. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A text that no report shows, and the name under which a shell holds it. */
export interface Hidden {
  text: string;
  name: string;
}

/** Text in which the shell is to put what is hidden stands in double quotes. */
function shell(text: string, hidden: readonly Hidden[]): string {
  const found = hidden.filter((one) => one.text !== '' && text.includes(one.text));
  if (found.length === 0) return quoted(text);
  const escaped = text.replaceAll(/["\\`$]/g, '\\$&');
  return `"${found.reduce((soFar, one) => soFar.replaceAll(one.text, `$${one.name}`), escaped)}"`;
}

/** A command that writes a text to its output; each character is one byte, those that no text has as `\ooo`. */
function printing(text: string): string {
  if (/^[ -~]*$/.test(text)) return `printf %s ${quoted(text)}`;
  const escaped = text.replaceAll(/[^ -~]|[%\\']/g, (byte) => {
    return `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`;
  });
  return `printf '${escaped}'`;
}

/** The same of a file; what it is padded with is made by the command, and does not stand in it. */
function printingFile({ text, file }: FormField): string {
  if (file?.padding === undefined) return printing(text);
  const { filler, bytes } = file.padding;
  const cut = `head -c ${bytes}`;
  const padding = filler === '\0' ? `${cut} /dev/zero` : `yes ${quoted(filler.replace(/\n$/, ''))} | ${cut}`;
  return `{ ${printing(text)}; ${padding}; }`;
}

/**
 * A command for `sh` that sends the request again.
 * @param flags `-i` shows status and headers
 */
export function curlHiding(
  { method, url, headers, body }: HttpRequest,
  hidden: readonly Hidden[],
  flags = '-i',
): string {
  const parts = [`curl ${flags} -X ${method} ${shell(url, hidden)}`];
  for (const [name, value] of Object.entries(headers))
    parts.push(`-H ${shell(value === '' ? `${name};` : `${name}: ${value}`, hidden)}`);
  if (typeof body === 'string') {
    parts.push(`--data-raw ${shell(body, hidden)}`);
    return parts.join(' \\\n  ');
  }
  const fields = body ?? [];
  for (const { name, text, file } of fields) {
    // curl reads a file from its input when it is called `-`.
    parts.push(
      file === undefined
        ? `--form-string ${shell(`${name}=${text}`, hidden)}`
        : `-F ${quoted(`${name}=@-;filename=${file.name};type=${file.type}`)}`,
    );
  }
  const sent = fields.find(({ file }) => file !== undefined);
  const input = sent === undefined ? '' : `${printingFile(sent)} | `;
  return input + parts.join(' \\\n  ');
}

/**
 * A command that sends the request again.
 * @param token is shown as `$TOKEN`
 */
export function curlOf(wire: HttpRequest, token?: string): string {
  return curlHiding(wire, token === undefined ? [] : [{ text: token, name: 'TOKEN' }]);
}
