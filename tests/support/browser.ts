import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

/** Without a window to draw, a story takes half the time. */
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const browserNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium of this machine: `CHROMIUM_PATH`, else the first of these names on PATH. */
export function systemChromium(
  env: NodeJS.ProcessEnv = process.env,
  names: readonly string[] = [...headlessNames, ...browserNames],
): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isRunnable);
}

/**
 * What Playwright switches off. Chromium obeys the last `--disable-features` alone, so that a list of ours repeats these.
 */
const playwrightDisabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/** A whole browser loads two pages for the list below its address bar with each window: a third of a short story. */
export const disabledFeatures = [...playwrightDisabledFeatures, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How benchmarks start the browser: the one that staff use, else the one Playwright downloads. */
export const benchOptions = (): LaunchOptions => optionsOf(systemChromium(process.env, browserNames));

/** How tests start the browser: the machine's Chromium, else the one Playwright downloads. */
export const browserOptions = (): LaunchOptions =>
  optionsOf(systemChromium(), [`--disable-features=${disabledFeatures.join(',')}`]);

function optionsOf(executablePath: string | undefined, more: readonly string[] = []): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    // Nothing but the panel on the network, so that a run counts its requests only.
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  };
}

/**
 * The same browser, for which `js.stripe.com` is a server of this machine (ADR 27) and the rest of Stripe is nowhere.
 * The pages need `ignoreHTTPSErrors`: that server has made its certificate itself.
 */
export function browserWithStripeHost(port: number, options = browserOptions()): LaunchOptions {
  const rules = `MAP js.stripe.com 127.0.0.1:${port}, MAP *.stripe.com ~NOTFOUND`;
  return { ...options, args: [...(options.args ?? []), `--host-resolver-rules=${rules}`] };
}

async function canStart(): Promise<boolean> {
  const options = browserOptions();
  if (!options.executablePath && !existsSync(chromium.executablePath())) return false;
  try {
    const browser = await chromium.launch(options);
    await browser.close();
    return true;
  } catch (error) {
    console.error(`A browser was found but does not start: ${String(error)}`);
    return false;
  }
}

function runCommand(command: string, args: readonly string[]): boolean {
  console.log(`No browser yet: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 10 * 60_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Sees to it that a browser starts: one that is there, else Playwright's download, else, for root on Debian,
 * its package. Rejects with what to do when none of them works.
 */
export async function provideBrowser(): Promise<void> {
  if (await canStart()) return;
  const playwright = join(import.meta.dirname, '../../node_modules/playwright/cli.js');
  if (runCommand(process.execPath, [playwright, 'install', 'chromium']) && (await canStart())) return;
  if (process.getuid?.() === 0 && runCommand('apt-get', ['update', '-qq'])) {
    runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
    if (await canStart()) return;
  }
  throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
}
