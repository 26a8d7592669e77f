import { curlOf } from '#tests/contract/run/curl.ts';
import { httpRequestOf } from '#tests/contract/run/httpRequest.ts';
import type { TryOperation } from '#tests/contract/docs/tryData.ts';
import { ask, type Answered } from './ask.ts';
import { bodyInputs } from './bodyInputs.ts';
import type { Connection } from './connection.ts';
import { element } from './element.ts';
import { parameterInputs } from './parameterInputs.ts';

const copyable = (text: string, name: string): HTMLElement =>
  element(
    'div',
    { className: 'copyable' },
    element('button', { type: 'button', className: 'copy', ariaLabel: `Copy ${name}` }, 'Copy'),
    element('pre', {}, text),
  );

function shown(answer: Answered, curl: string): HTMLElement[] {
  const again = element(
    'details',
    {},
    element('summary', {}, 'The same by curl'),
    copyable(curl, 'the curl command'),
  );
  if ('failed' in answer) return [again];
  const headers = answer.headers.map(([name, value]) => `${name}: ${value}`).join('\n');
  return [
    ...(answer.text === '' ? [] : [copyable(answer.text, 'the answer')]),
    element(
      'details',
      {},
      element('summary', {}, 'Headers that the page may read'),
      element('pre', {}, headers),
    ),
    again,
  ];
}

/** The form that asks the server for one operation. */
export function tryForm(operation: TryOperation, connection: Connection): HTMLElement {
  const parameters = parameterInputs(operation);
  const body = bodyInputs(operation);
  const said = element('p', { className: 'said', role: 'status' });
  const result = element('div');
  const send = element('button', { type: 'submit', className: 'primary' }, `Send ${operation.method}`);
  const form = element(
    'form',
    {},
    element('div', { className: 'inputs' }, ...parameters.fields),
    ...body.fields,
    send,
  );
  const say = (sentence: string, failed: boolean): void => {
    said.textContent = sentence;
    said.classList.toggle('failed', failed);
  };

  async function submit(): Promise<void> {
    const sent = body.body();
    if ('failed' in sent) {
      say(sent.failed, true);
      return;
    }
    say('Asking …', false);
    result.replaceChildren();
    const { form: files, ...rest } = sent;
    const token = connection.token();
    const wire = httpRequestOf(connection.server(), operation, { ...parameters.values(), ...rest }, token);
    const answer = await ask(wire, files);
    result.replaceChildren(...shown(answer, curlOf(wire, token)));
    if ('failed' in answer) say(answer.failed, true);
    else {
      const hint =
        answer.status === 401 && token === undefined ? ' Sign in at the top of the page first.' : '';
      say(
        `${answer.status} ${answer.statusText} in ${Math.round(answer.ms)} ms.${hint}`,
        answer.status >= 400,
      );
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  return element('div', {}, form, said, result);
}
