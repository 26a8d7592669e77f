import { curlHiding } from '#tests/contract/run/curl.ts';
import type { HttpRequest } from '#tests/contract/run/httpRequest.ts';
import type { Finding } from '#tests/contract/run/ledger.ts';

/** A finding in words: what is wrong and where, what was asked, what was answered. */
export interface FindingText {
  sentence: string;
  asked: string;
  answered: string;
  /** Commands that send the request again, after those that get its token. */
  curl: string;
}

const MOST = 300;
/** A token that an answer gives. */
const GIVEN_TOKEN = /("\w*token"\s*:\s*")[^"]+/gi;

/** Where it is said in a text that may be long. */
export function clipped(text: string, most = MOST): string {
  return text.length <= most ? text : `${text.slice(0, most)} … (${text.length} characters)`;
}

function concealed(wire: HttpRequest, conceal: (text: string) => string): HttpRequest {
  const { body } = wire;
  if (body === undefined) return wire;
  if (typeof body === 'string') return { ...wire, body: conceal(body) };
  return { ...wire, body: body.map((field) => ({ ...field, text: conceal(field.text) })) };
}

export function tell({ message, pointer, exchange }: Finding): FindingText {
  const { answer, token, secrets } = exchange;
  const onlyToken = token === undefined ? [] : [{ text: token, name: 'TOKEN' }];
  const hidden = secrets?.hidden() ?? onlyToken;
  const wire = secrets ? concealed(exchange.wire, secrets.conceal) : exchange.wire;
  const where = pointer === undefined ? '' : `${pointer} `;
  const hide = (text: string): string =>
    hidden.reduce((soFar, one) => soFar.replaceAll(one.text, `$${one.name}`), text);
  const body = typeof wire.body === 'string' ? ` ${wire.body}` : wire.body === undefined ? '' : ' (a form)';
  const said = hide(answer.text).replaceAll(GIVEN_TOKEN, '$1…');
  const status = answer.status === 0 ? (answer.failure ?? '') : answer.status;
  return {
    sentence: `${where}${message}`,
    asked: clipped(hide(`${wire.method} ${wire.url}${body}`)),
    answered: clipped(`${status} ${answer.contentType} ${said}`),
    curl: [...(secrets?.setup() ?? []), curlHiding(wire, hidden)].join('\n'),
  };
}
