import { stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

import { notingExchanges } from './coverage/notingExchanges.ts';
import type { Contract, Operation } from './model/contract.ts';
import { observedPart } from './model/observedPart.ts';
import { BadUsage, type Options } from './options.ts';
import { putFile } from './putFile.ts';
import { readContractFile } from './readContractFile.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { progressLine } from './report/progress.ts';
import type { Report } from './report/report.ts';
import { terminalReport } from './report/terminal.ts';
import { GivenUp } from './run/givenUp.ts';
import { allChecks } from './checks/allChecks.ts';
import { patient } from './run/patient.ts';
import { doorOf, signIn } from './run/signIn.ts';
import { httpTransport, type Transport } from './run/transport.ts';
import { verify } from './run/verify.ts';

/** Nobody answers at the address, or lets us in; the message is one sentence. */
export class ServerNotThere extends Error {
  override readonly name = 'ServerNotThere';
}

const SLOW_MS = 3000;
const GIVE_UP_MS = 10_000;

function chosen({ operations }: Contract, { only, observedOnly }: Options): readonly Operation[] {
  if (only === undefined)
    return observedOnly ? operations.filter(({ origin }) => origin !== 'proposed') : operations;
  const found = operations.filter(({ id }) => id === only);
  if (found.length === 0) throw new BadUsage(`--only: the contract has no operation "${only}".`);
  return found;
}

/** Asks once, so that a wrong address or password is told in a sentence and not by a thousand failures. */
async function knock(
  contract: Contract,
  options: Options,
  transport: Transport,
  base: string,
): Promise<void> {
  const { failure } = await transport({ method: 'GET', url: `${base}/`, headers: {} });
  if (failure !== undefined) throw new ServerNotThere(`Nobody answers at ${options.url.origin}.`);
  if (!options.login) return;
  const door = doorOf(contract);
  if (!door)
    throw new BadUsage(
      '--login: the contract has no call that takes a name and a password and gives a token.',
    );
  const token = await signIn(transport, base, door, options.login).catch((error: unknown) => {
    throw error instanceof GivenUp ? new ServerNotThere(`${error.message}.`) : error;
  });
  if (token === undefined) {
    throw new ServerNotThere(
      `${options.url.origin} gives ${options.login.name} no token at ${door.operation.path}.`,
    );
  }
}

/**
 * Checks the server and writes the reports.
 * @returns the exit status: 0 when the contract is kept, 1 when it is broken, 2 when the server wanted fewer calls
 */
export async function runCommand(options: Options): Promise<number> {
  const whole = await readContractFile(options.contract);
  const contract = options.observedOnly ? observedPart(whole) : whole;
  const operations = chosen(contract, options);
  const transport = patient(httpTransport(GIVE_UP_MS), {
    pause,
    onWait: (seconds) => stdout.write(`The server wants fewer calls (429): waiting ${seconds} s\n`),
  });
  const own = options.url.pathname.replace(/\/+$/, '');
  const base = `${options.url.origin}${own === '' ? contract.basePath : own}`;
  await knock(contract, options, transport, base);
  const checks = allChecks.filter(({ proposed }) => !options.observedOnly || proposed !== true);
  const { token, login, safe, strict, seed, runs } = options;
  const outcome = await verify({
    ...{ contract, checks, transport, base, operations, token, login, safe, strict, seed, runs },
    slowMs: SLOW_MS,
    onProgress: (progress) => stdout.write(`${progressLine(progress)}\n`),
    onKept: notingExchanges(whole),
  });
  const flags = [safe && '--safe', strict && '--strict', options.observedOnly && '--observed-only'].filter(
    Boolean,
  );
  const proof = login ? ' --login name:password' : token === undefined ? '' : ' --token "$TOKEN"';
  const only = options.only === undefined ? '' : ` --only ${options.only}`;
  const report: Report = {
    contract,
    checks: checks.filter((check) => strict || !('onlyStrict' in check)),
    server: base,
    replay: {
      seed,
      command: [
        `npm run contract:verify -- --url ${options.url.href}${proof} --seed ${seed} --runs ${runs}${only}`,
        ...flags,
      ].join(' '),
    },
    proposed:
      options.only === undefined
        ? contract.operations.filter((one) => !operations.includes(one)).map(({ id }) => id)
        : [],
    outcome,
  };
  await putFile(options.junit, junitReport(report));
  await putFile(options.html, htmlReport(report));
  stdout.write(`${terminalReport(report)}\n`);
  if (outcome.verdicts.some(({ finding }) => finding)) return 1;
  return outcome.cutShort === undefined ? 0 : 2;
}
