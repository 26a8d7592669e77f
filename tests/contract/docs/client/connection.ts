import { httpRequestOf } from '#tests/contract/run/httpRequest.ts';
import type { TryData } from '#tests/contract/docs/tryData.ts';
import { ask } from './ask.ts';
import { element, labelled } from './element.ts';

/** Where the forms ask, and who asks. */
export interface Connection {
  /** Without a slash at its end. */
  server: () => string;
  /** Calls when another server is named. */
  onServer: (listener: () => void) => void;
  token: () => string | undefined;
}

const TOKENS = ['token', 'access_token', 'accessToken'];

function tokenIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const values = Object.entries(typeof body === 'object' && body !== null ? body : {});
    const [, token] =
      values.find(([name, value]) => TOKENS.includes(name) && typeof value === 'string') ?? [];
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

/** The address of the server and the sign-in, at the top of the page. The token lives as long as the page. */
export function startConnection({ server, accounts, signIn }: TryData): Connection {
  const address = element('input', { value: server, type: 'url', autocomplete: 'off', spellcheck: false });
  const token = element('input', { type: 'password', autocomplete: 'off', spellcheck: false });
  const said = element('p', { className: 'said', role: 'status' });
  const base = (): string => address.value.trim().replace(/\/+$/, '');
  const inputs = element('div', { className: 'inputs' }, labelled('Server', address));
  const form = element('form', {}, inputs);
  if (signIn) {
    const name = element('input', { autocomplete: 'off', spellcheck: false, value: accounts[0]?.name ?? '' });
    const password = element('input', {
      type: 'password',
      autocomplete: 'off',
      value: accounts[0]?.password ?? '',
    });
    const known = accounts.map(({ name: value, label }) => element('option', { value, label }));
    const list = element('datalist', { id: 'accounts' }, ...known);
    name.setAttribute('list', list.id);
    inputs.append(labelled('Sign in as', name), labelled('Password', password), list);
    form.append(element('button', { type: 'submit', className: 'primary' }, 'Sign in'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      said.textContent = 'Signing in …';
      const body = { [signIn.nameField]: name.value, password: password.value };
      const request = { path: {}, query: {}, header: {}, cookie: {}, mediaType: signIn.mediaType, body };
      void ask(httpRequestOf(base(), signIn.operation, request)).then((answer) => {
        const got = 'failed' in answer ? undefined : tokenIn(answer.text);
        said.classList.toggle('failed', got === undefined);
        if ('failed' in answer) said.textContent = answer.failed;
        else if (got === undefined) said.textContent = `No token: the server answered ${answer.status}.`;
        else {
          token.value = got;
          said.textContent = `Signed in as ${name.value}.`;
        }
      });
    });
  } else form.addEventListener('submit', (event) => event.preventDefault());
  inputs.append(labelled('Token', token));
  document.querySelector('#connection')?.replaceChildren(form, said);
  const onServer = (listener: () => void): void => address.addEventListener('input', listener);
  return { server: base, onServer, token: () => (token.value === '' ? undefined : token.value) };
}
