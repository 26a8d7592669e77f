import { curlOf } from '#tests/contract/run/curl.ts';
import type { Finding } from '#tests/contract/run/ledger.ts';

/** A finding in words: what is wrong and where, what was asked, what was answered. */
export interface FindingText {
  sentence: string;
  asked: string;
  answered: string;
  curl: string;
}

const MOST = 300;

/** Where it is said in a text that may be long. */
export function clipped(text: string, most = MOST): string {
  return text.length <= most ? text : `${text.slice(0, most)} … (${text.length} characters)`;
}

export function tell({ message, pointer, exchange }: Finding): FindingText {
  const { wire, answer, token } = exchange;
  const where = pointer === undefined ? '' : `${pointer} `;
  const hide = (text: string): string => (token === undefined ? text : text.replaceAll(token, '$TOKEN'));
  const body = typeof wire.body === 'string' ? ` ${wire.body}` : wire.body === undefined ? '' : ' (a form)';
  return {
    sentence: `${where}${message}`,
    asked: hide(clipped(`${wire.method} ${wire.url}${body}`)),
    answered: hide(
      clipped(
        `${answer.status === 0 ? (answer.failure ?? '') : answer.status} ${answer.contentType} ${answer.text}`,
      ),
    ),
    curl: curlOf(wire, token),
  };
}
