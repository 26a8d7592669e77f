import type { AlteredToken } from './alteredTokens.ts';
import { curlHiding, type Hidden } from './curl.ts';
import type { HttpRequest } from './httpRequest.ts';
import { type SignInCall, type Login, createSignInRequest } from './signIn.ts';

/** What of a call no report may show, and how a shell gets it. */
export interface Secrets {
  hidden: () => readonly Hidden[];
  /** Puts marks, which are hidden, in the place of passwords that are whole values of a body. */
  conceal: (text: string) => string;
  /** Commands that must run before: they set what is hidden. */
  setup: () => readonly string[];
}

export type Account = 'first' | 'second';

/** What is known of the sign-ins at the moment in which a call is sent. */
export interface KnownSignIns {
  base: string;
  signInCall: SignInCall | undefined;
  logins: Readonly<Record<Account, Login | undefined>>;
  /** Every token that was given, and to whom. */
  tokens: ReadonlyMap<string, Account>;
  /** The last call that ended a sign-in, and the token that it was sent with. */
  ending: { wire: HttpRequest; token: string } | undefined;
}

const NAMES = {
  first: { token: 'TOKEN', password: 'PASSWORD' },
  second: { token: 'OTHER_TOKEN', password: 'OTHER_PASSWORD' },
};
const DEAD_TOKEN = 'DEAD_TOKEN';
const ALTERED_TOKEN = 'ALTERED_TOKEN';
/** Stands for a password until the shell puts it there. */
const MARKS = { first: '<password>', second: '<other password>' };

/** A command whose answer is not shown, on one line. */
const onOneLine = (wire: HttpRequest, hidden: readonly Hidden[], flags: string): string =>
  curlHiding(wire, hidden, flags).replaceAll(/ \\\n +/g, ' ');

const passwords = (): Hidden[] =>
  (['first', 'second'] as const).map((account) => ({
    text: MARKS[account],
    name: NAMES[account].password,
  }));

/** `NAME=$(curl … | sed …)`. */
function gettingToken({ base, signInCall, logins }: KnownSignIns, account: Account, name: string): string {
  const login = logins[account];
  if (!signInCall || !login) return `${name}=… # the token that --token gave`;
  const wire = createSignInRequest(base, signInCall, { ...login, password: MARKS[account] });
  const command = onOneLine(wire, passwords(), '-s');
  return `${name}=$(${command} | sed -n 's/.*"${signInCall.tokenField}" *: *"\\([^"]*\\)".*/\\1/p')`;
}

/** A token that was ended: a sign-in, and the call that ends it. */
function gettingDeadToken(signIns: KnownSignIns, token: string): string[] {
  const own = gettingToken(signIns, 'first', DEAD_TOKEN);
  const { ending } = signIns;
  if (!ending) return [own];
  const isOwn = ending.token === token;
  const hidden = { text: ending.token, name: isOwn ? DEAD_TOKEN : NAMES.first.token };
  const end = onOneLine(ending.wire, [hidden, ...passwords()], '-s -o /dev/null');
  return isOwn ? [own, end] : [own, gettingToken(signIns, 'first', NAMES.first.token), end];
}

function concealing({ logins }: KnownSignIns): Secrets['conceal'] {
  return (text) =>
    (['first', 'second'] as const).reduce((soFar, account) => {
      const password = logins[account]?.password;
      if (password === undefined) return soFar;
      const inForm = encodeURIComponent(password);
      if (soFar === password) return MARKS[account];
      const marked = `${soFar}&`
        .replaceAll(JSON.stringify(password), JSON.stringify(MARKS[account]))
        .replaceAll(`=${inForm}&`, `=${MARKS[account]}&`);
      return marked.slice(0, -1);
    }, text);
}

/**
 * The secrets of one call.
 * @param token what the call is sent with
 * @param isDead whether it is one that must not work any more
 */
export function secretsOf(signIns: KnownSignIns, token: string | undefined, isDead: boolean): Secrets {
  const { tokens } = signIns;
  const account = token === undefined ? undefined : tokens.get(token);
  const name = account && (isDead && account === 'first' ? DEAD_TOKEN : NAMES[account].token);
  return {
    hidden: () => [
      ...(token !== undefined && name !== undefined ? [{ text: token, name }] : []),
      ...[...tokens].flatMap(([text, of]) => (text === token ? [] : [{ text, name: NAMES[of].token }])),
      ...passwords(),
    ],
    conceal: concealing(signIns),
    setup: () => {
      if (token === undefined || account === undefined || name === undefined) return [];
      return name === DEAD_TOKEN ? gettingDeadToken(signIns, token) : [gettingToken(signIns, account, name)];
    },
  };
}

/** The secrets of a call with a token that was made of a living one, most of which it still says. */
export function secretsOfAltered(signIns: KnownSignIns, { token, command }: AlteredToken): Secrets {
  const others = secretsOf(signIns, undefined, false);
  return {
    ...others,
    hidden: () => [{ text: token, name: ALTERED_TOKEN }, ...others.hidden()],
    setup: () => [gettingToken(signIns, 'first', NAMES.first.token), `${ALTERED_TOKEN}=${command}`],
  };
}
