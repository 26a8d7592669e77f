import { CONTRACT, type Options } from './options.ts';
import { quoted } from './run/curl.ts';

/**
 * The command that asks again, without a token or password.
 * @param isSame by the very same requests
 */
export function replayCommand(options: Options, isSame = true): string {
  const { url, login, secondLogin, token, seed, runs, only, tags, exclude, baseline, values } = options;
  const listed = (name: string, values: readonly string[]): string =>
    values.length > 0 ? ` --${name} ${values.join(',')}` : '';
  const flags = [
    options.safe && ' --safe',
    options.strict && ' --strict',
    options.observedOnly && ' --observed-only',
    options.allowUntried && ' --allow-untried',
  ].filter((flag) => flag !== false);
  return [
    `npm run contract:verify -- --url ${url.href}`,
    ...(options.contract === CONTRACT ? [] : [` --contract ${options.contract}`]),
    ...(login ? [` --login "${login.name}:$PASSWORD"`] : []),
    ...(secondLogin ? [` --login "${secondLogin.name}:$OTHER_PASSWORD"`] : []),
    ...(token === undefined ? [] : [' --token "$TOKEN"']),
    ...(isSame ? [` --seed ${seed} --runs ${runs}`] : []),
    ...Object.entries(values).flatMap(([name, all]) =>
      all.map((value) => ` --value ${quoted(`${name}=${value}`)}`),
    ),
    ...[listed('only', only), listed('tag', tags), listed('exclude', exclude), ...flags],
    ...(baseline === undefined ? [] : [` --baseline ${baseline}`]),
  ].join('');
}
