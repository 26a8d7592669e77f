import { defineConfig, devices } from 'playwright/test';
import { browserOptions, browserWithStripeHost } from '#tests/support/browser.ts';

// Own ports, so that a server somebody left running never answers for the one under test.
const base = Number(process.env.E2E_PORT ?? 4180);
const ports = {
  mock: base,
  prismPanel: base + 1,
  prism: base + 2,
  demo: base + 3,
  wholeMenu: base + 4,
  stripe: base + 5,
};
const urlOf = (port: number): string => `http://localhost:${port}`;
const preview = (options: string, port: number, env: Record<string, string> = {}) => ({
  command: `node src/build/preview.ts ${options}`,
  cwd: '../..',
  url: `${urlOf(port)}/`,
  reuseExistingServer: false,
  env: { PORT: String(port), BACKEND_URL: '', ...env },
});

/** A server of your own to test against; only the stories that keep no state run on it. */
const server = process.env.BASE_URL;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../reports/e2e',
  reporter: [
    ['list'],
    ['html', { outputFolder: '../../reports/e2e-html', open: 'never' }],
    ['./closingLine.ts'],
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A machine that does other things at the same time is slow, not broken.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace reads every blob: address again, which the page's policy refuses; ask for one with `--trace on`.
    trace: 'off',
    launchOptions: server ? browserOptions() : browserWithStripeHost(ports.stripe),
    // The panel comes by http; what comes by https is js.stripe.com of the tests.
    ignoreHTTPSErrors: true,
  },
  projects: server
    ? [{ name: 'server', grep: /@stateless/, use: { baseURL: server } }]
    : [
        { name: 'mock', grepInvert: /@demo|@whole-menu/, use: { baseURL: urlOf(ports.mock) } },
        { name: 'prism', grep: /@stateless/, use: { baseURL: urlOf(ports.prismPanel) } },
        { name: 'demo', grep: /@demo/, use: { baseURL: urlOf(ports.demo), serviceWorkers: 'allow' } },
        // The layouts with the menu they are made for; the panel itself has a few entries of it so far.
        { name: 'whole-menu', grep: /@whole-menu/, use: { baseURL: urlOf(ports.wholeMenu) } },
      ],
  webServer: server
    ? []
    : [
        preview('', ports.mock),
        preview('--prism', ports.prismPanel, { PRISM_PORT: String(ports.prism) }),
        preview('--demo', ports.demo),
        preview('--whole-menu', ports.wholeMenu),
        {
          command: 'node tests/support/stripeHost.ts',
          cwd: '../..',
          url: `https://127.0.0.1:${ports.stripe}/`,
          ignoreHTTPSErrors: true,
          reuseExistingServer: false,
          env: { PORT: String(ports.stripe) },
        },
      ],
});
