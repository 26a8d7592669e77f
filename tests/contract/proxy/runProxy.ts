import { stdout } from 'node:process';

import { isRecord } from '#mocks/contract/homes.ts';

import { BadUsage } from '#tests/contract/options.ts';
import { putFile } from '#tests/contract/putFile.ts';
import { readContractFile } from '#tests/contract/readContractFile.ts';
import { htmlReport } from '#tests/contract/report/html.ts';
import { junitReport } from '#tests/contract/report/junit.ts';
import type { Report } from '#tests/contract/report/report.ts';
import { baseOf } from './address.ts';
import { closingReport } from './closingReport.ts';
import { liveLines } from './liveLines.ts';
import type { ProxyOptions } from './proxyOptions.ts';
import { type Proxy, type ProxySetting, startProxy } from './startProxy.ts';

/** Longer than people wait. */
const GIVE_UP_MS = 60_000;

async function start(setting: ProxySetting): Promise<Proxy> {
  return startProxy(setting).catch((error: unknown) => {
    if (isRecord(error) && error['code'] === 'EADDRINUSE')
      throw new BadUsage(`Port ${setting.port} is taken; --port names another one.`);
    throw error;
  });
}

/**
 * Stands before the server until it is told to end (Ctrl-C, SIGTERM), and writes the reports.
 * @returns the exit status: 0 when nothing broke the contract, 1 when something did, 2 when calls came and none was judged
 */
export async function runProxy(options: ProxyOptions): Promise<number> {
  const { server, port, strict, errors } = options;
  const contract = await readContractFile(options.contract);
  const started = performance.now();
  const proxy = await start({
    ...{ contract, server, port, strict, errors },
    giveUpMs: GIVE_UP_MS,
    onViolations: (violations) => {
      for (const line of liveLines(violations)) stdout.write(`${line}\n`);
    },
  });
  const mark = contract.fingerprint.slice(0, 12);
  stdout.write(
    `${proxy.origin} passes calls on to ${baseOf(contract, server)} and holds them against the contract ${mark}.\nCtrl-C ends it with a report.\n`,
  );
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await proxy.close();
  const verdicts = proxy.traffic.verdicts();
  const report: Report = {
    contract,
    checks: proxy.checks,
    server: baseOf(contract, server),
    proposed: [],
    outcome: { verdicts, calls: proxy.traffic.tally().asked, ms: performance.now() - started },
  };
  await putFile(options.junit, junitReport(report));
  await putFile(options.html, htmlReport(report));
  stdout.write(`${closingReport(contract, server, proxy)}\n`);
  if (verdicts.some(({ finding }) => finding)) return 1;
  const { asked, results } = proxy.traffic.tally();
  return asked > 0 && results.kept === 0 ? 2 : 0;
}
