import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { StripeMode } from './modes.ts';

/** SHA-256 of a text as content security policies write it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Emotion puts empty style elements into the page and fills them by script: the hash of nothing is enough. */
const EMPTY_STYLE = hashSource('');

export type PolicyFacts = {
  /** Texts of the inline scripts and styles of the page, exactly as they stand there. */
  scripts: readonly string[];
  styles: readonly string[];
  /** `api.example.com` when the API lives on another host (D11). */
  apiHost?: string | undefined;
  /** Further origins of pictures of people, as `hostList` reads them. */
  imageHosts?: readonly string[];
  /** Origins of the Typesense nodes, as `hostList` reads them. */
  typesenseHosts?: readonly string[];
  /** Who takes the cards; the frames of the stand-in are pages of our own. */
  stripe?: StripeMode;
  /** The demo build runs the handlers in a service worker. */
  demo?: boolean;
  /** Where browsers send reports of violations. */
  reportUrl?: string | undefined;
};

/** Where reports go unless the build is told otherwise. */
export const REPORT_URL = '/csp-reports';

/** The origins in a list with commas; `search.example.com` is one by https. Throws when an entry is no origin. */
export function parseHosts(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const url = URL.parse(/^https?:\/\//.test(entry) ? entry : `https://${entry}`);
      // Anything else would add words of its own to the policy.
      if (!url || /[^\w.:[\]-]/.test(url.host) || url.href !== `${url.origin}/`) {
        throw new Error(`Not the address of a host: ${entry}`);
      }
      return url.origin;
    });
}

/** What taking cards needs; Stripe's script may only come from its own host. */
const stripeSources: Readonly<Record<StripeMode, Record<'script' | 'connect' | 'frame', readonly string[]>>> =
  {
    live: {
      script: ['https://js.stripe.com'],
      connect: ['https://api.stripe.com'],
      frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    },
    double: { script: [], connect: [], frame: ["'self'"] },
  };

/** The content security policy of the page. Nothing in it is `unsafe-…`. */
export function buildContentSecurityPolicy({
  scripts,
  styles,
  apiHost,
  imageHosts = [],
  typesenseHosts = [],
  stripe = 'live',
  demo = false,
}: PolicyFacts): string {
  const cards = stripeSources[stripe];
  const api = apiHost ? [`https://${apiHost}`] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...cards.script, ...scripts.map(hashSource)],
    'style-src': ["'self'", EMPTY_STYLE, ...styles.map(hashSource)],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...typesenseHosts, ...cards.connect],
    'frame-src': cards.frame,
    'worker-src': [demo ? "'self'" : "'none'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Registering a worker is a script sink, and the demo's mock registers by plain text.
    ...(demo ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const permissions =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid magnetometer microphone midi picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

const headerSet = z.record(z.string(), z.string());

/** Headers by kind of file: the page itself, files with a hash in their name, and every other file. */
export const zSiteHeaders = z.object({ page: headerSet, hashed: headerSet, other: headerSet });
export type HeaderSet = z.infer<typeof headerSet>;
export type SiteHeaders = z.infer<typeof zSiteHeaders>;

/** Every header the site is to be served with. */
export function buildSiteHeaders(facts: PolicyFacts): SiteHeaders {
  const always = {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const page = {
    ...always,
    'Content-Security-Policy': buildContentSecurityPolicy(facts),
    'Reporting-Endpoints': `csp="${facts.reportUrl ?? REPORT_URL}"`,
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [
      ...permissions.split(' ').map((name) => `${name}=()`),
      'payment=(self "https://js.stripe.com")',
    ].join(', '),
    'Cache-Control': 'no-store',
  };
  return {
    page,
    hashed: { ...always, 'Cache-Control': 'public, max-age=31536000, immutable' },
    other: { ...always, 'Cache-Control': 'no-cache' },
  };
}

/** The set a request path is answered with; `assets/` holds the files with a hash in their name. */
export function getHeaders(headers: SiteHeaders, path: string): HeaderSet {
  if (path.startsWith('/assets/')) return headers.hashed;
  return path === '/index.html' ? headers.page : headers.other;
}

/** The same headers for nginx: locations to include in a `server` block whose `root` is the built site. */
export function toNginxConfig({ page, hashed, other }: SiteHeaders): string {
  // On a missing file too, but for how long to keep it: a 404 kept for a year would outlive the mistake.
  const always = (name: string): string => (name === 'Cache-Control' ? '' : ' always');
  const lines = (set: HeaderSet): string =>
    Object.entries(set)
      .map(([name, value]) => `  add_header ${name} "${value.replaceAll('"', '\\"')}"${always(name)};`)
      .join('\n');
  // Any address that is no file is a screen of the panel, and index.html is only ever served as one.
  return [
    `location /assets/ {\n${lines(hashed)}\n  try_files $uri =404;\n}`,
    `location / {\n${lines(other)}\n  try_files $uri /index.html;\n}`,
    `location = /index.html {\n${lines(page)}\n}`,
    '',
  ].join('\n\n');
}
