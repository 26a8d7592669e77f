import type { HttpRequest } from './httpRequest.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The name under which a shell holds the token, so that no report tells it. */
const MASK = '$TOKEN';

/** Text in which the token is to be replaced by the shell stands in double quotes. */
function shell(text: string, token: string | undefined): string {
  if (token === undefined || token === '' || !text.includes(token)) return quoted(text);
  const escaped = text.replaceAll(/["\\`$]/g, '\\$&');
  return `"${escaped.replaceAll(token, MASK)}"`;
}

/**
 * A command that sends the request again.
 * @param token is shown as `$TOKEN`
 */
export function curlOf({ method, url, headers, body }: HttpRequest, token?: string): string {
  const parts = [`curl -i -X ${method} ${shell(url, token)}`];
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${shell(`${name}: ${value}`, token)}`);
  if (typeof body === 'string') parts.push(`--data-raw ${shell(body, token)}`);
  else {
    for (const { name, text, file } of body ?? []) {
      // curl reads a file from its input when it is called `-`.
      parts.push(
        file === undefined
          ? `--form-string ${shell(`${name}=${text}`, token)}`
          : `-F ${quoted(`${name}=@-;filename=${file}`)} <<< ${quoted(text)}`,
      );
    }
  }
  return parts.join(' \\\n  ');
}
