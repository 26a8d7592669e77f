import { existsSync } from 'node:fs';
import { stderr, stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

import { compareWithBaseline, formatBaseline, mergeBaseline, readBaseline } from './baseline.ts';
import { allChecks } from './checks/allChecks.ts';
import { chooseOperations } from './chooseOperations.ts';
import { notingExchanges } from './coverage/notingExchanges.ts';
import { observedPart } from './model/observedPart.ts';
import type { Options } from './options.ts';
import { putFile } from './putFile.ts';
import { reachServer } from './reachServer.ts';
import { readContractFile } from './readContractFile.ts';
import { replayCommand } from './replayCommand.ts';
import { counted } from './report/counted.ts';
import { grouped } from './report/grouped.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { progressLine } from './report/progress.ts';
import type { Report } from './report/report.ts';
import { terminalReport } from './report/terminal.ts';
import { patient } from './run/patient.ts';
import { standingOf, standingRules } from './run/standing.ts';
import { httpTransport } from './run/transport.ts';
import { verify } from './run/verify.ts';

const say = (line: string): void => void stdout.write(`${line}\n`);

/** How a run ended. */
export interface Ended {
  /** The exit status. */
  code: number;
  /** Ids of the operations that are not kept. */
  open: readonly string[];
}

interface Judged extends Pick<Report, 'outcome'> {
  /** Ids of the operations that were not tried, and need not be listed by a baseline. */
  untried: readonly string[];
}

/** 0 when the contract is kept, 1 when it is not, 2 when not everything could be asked. */
function exitCode({ outcome, untried }: Judged, { safe, allowUntried, token, login }: Options): number {
  const { verdicts, cutShort, stopped } = outcome;
  if (stopped !== undefined) return 2;
  if (verdicts.some(({ finding }) => finding)) return 1;
  if (cutShort !== undefined) return 2;
  if (safe || allowUntried || untried.length === 0) return 0;
  if (token !== undefined || login) return 1;
  stderr.write(`${counted(untried.length, 'operation')} could not be asked without --login or --token.\n`);
  return 2;
}

/**
 * Checks the server and writes the reports.
 * @throws {BadUsage | ServerNotThere | UnusableContract} when nothing could be asked
 */
export async function runCommand(options: Options): Promise<Ended> {
  const whole = await readContractFile(options.contract);
  const contract = options.observedOnly ? observedPart(whole) : whole;
  const operations = chooseOperations(contract, options);
  const { baseline, writeBaseline, safe, strict, allowUntried, seed, runs, slowMs, values } = options;
  const listed = baseline === undefined ? [] : await readBaseline(baseline);
  // Read before anything is asked: a file that is no baseline is not written over at the end.
  const written =
    writeBaseline !== undefined && existsSync(writeBaseline) ? await readBaseline(writeBaseline) : undefined;
  const transport = patient(httpTransport(options.giveUpMs), {
    pause,
    onWait: (seconds) => say(`The server wants fewer calls (429): waiting ${seconds} s`),
  });
  const own = options.url.pathname.replace(/\/+$/, '');
  const base = `${options.url.origin}${own === '' ? contract.basePath : own}`;
  const proof = await reachServer(contract, options, transport, base);
  say(`Asking ${base} about ${counted(operations.length, 'operation')}, seed ${seed}`);
  const checks = allChecks.filter(({ proposed }) => !options.observedOnly || proposed !== true);
  const found = await verify({
    ...{
      contract,
      checks,
      transport,
      base,
      operations,
      safe,
      allowUntried,
      strict,
      seed,
      runs,
      slowMs,
      values,
    },
    ...proof,
    onProgress: (progress) => say(progressLine(progress)),
    onKept: notingExchanges(whole),
  });
  const now = writeBaseline === undefined ? listed : mergeBaseline(found.verdicts, written ?? listed);
  if (writeBaseline !== undefined) await putFile(writeBaseline, formatBaseline(now));
  const { verdicts, accepted, acceptedUntried, gone } = compareWithBaseline(found.verdicts, now);
  const outcome = { ...found, verdicts };
  const named = options.only.length + options.tags.length + options.exclude.length > 0;
  const left = contract.operations.filter((one) => !operations.includes(one));
  const report: Report = {
    ...{ contract, outcome, server: base },
    checks: [...standingRules, ...checks.filter((check) => strict || !('onlyStrict' in check))],
    replay: {
      seed,
      command: replayCommand(options),
      commandFor: (id) => replayCommand({ ...options, only: [id], tags: [], exclude: [] }, false),
    },
    proposed: named ? [] : left.map(({ id }) => id),
    baseline: { accepted, gone },
  };
  await putFile(options.junit, junitReport(report));
  await putFile(options.html, htmlReport(report));
  say(terminalReport(report));
  if (outcome.stopped !== undefined) stderr.write(`${outcome.stopped}: the run ends here.\n`);
  const standings = [...grouped(verdicts, ({ operation }) => operation.id)].map(
    ([id, all]) => [id, standingOf(all)] as const,
  );
  const untried = standings.flatMap(([id, standing]) =>
    standing === 'not tried' && !acceptedUntried.has(id) ? [id] : [],
  );
  const open = standings.flatMap(([id, standing]) => (standing === 'kept' ? [] : [id]));
  return { code: exitCode({ outcome, untried }, options), open };
}
