import { describe, expect, test } from 'vitest';
import {
  buildContentSecurityPolicy,
  hashSource,
  getHeaders,
  parseHosts,
  toNginxConfig,
  buildSiteHeaders,
} from './headers.ts';

const facts = { scripts: ['boot()'], styles: ['a{}'] };

describe('the content security policy', () => {
  test('matches the expected text byte for byte', () => {
    expect(buildContentSecurityPolicy({ scripts: [], styles: [] })).toBe(
      "default-src 'none'; script-src 'self' https://js.stripe.com; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://api.stripe.com; frame-src https://js.stripe.com https://hooks.stripe.com; worker-src 'none'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; report-to csp",
    );
  });

  test('allows the inline texts of the page by hash, and the API host', () => {
    const policy = buildContentSecurityPolicy({ ...facts, apiHost: 'api.example.com' });
    expect(policy).toContain(`script-src 'self' https://js.stripe.com ${hashSource('boot()')};`);
    expect(policy).toContain(`${hashSource('a{}')}; img-src`);
    expect(policy).toContain("connect-src 'self' https://api.example.com https://api.stripe.com;");
    expect(policy).not.toContain('unsafe');
  });

  test('spec §3 shows pictures of the API host and of the hosts that the build names', () => {
    const policy = buildContentSecurityPolicy({
      ...facts,
      apiHost: 'api.example.com',
      imageHosts: parseHosts('photos.example.com'),
    });
    expect(policy).toContain(
      "img-src 'self' data: blob: https://api.example.com https://photos.example.com;",
    );
  });

  test('allows the Typesense nodes that the build names', () => {
    const typesenseHosts = parseHosts('search-1.example.com, https://search-2.example.com:8108');
    expect(buildContentSecurityPolicy({ ...facts, typesenseHosts })).toContain(
      "connect-src 'self' https://search-1.example.com https://search-2.example.com:8108 https://api.stripe.com;",
    );
  });

  test('has no Stripe origin where the stand-in takes the cards in frames of our own', () => {
    const policy = buildContentSecurityPolicy({ ...facts, stripe: 'double' });
    expect(policy).toContain("frame-src 'self';");
    expect(policy).not.toContain('stripe.com');
  });

  test('T12 lets a worker run in the demo build only', () => {
    expect(buildContentSecurityPolicy({ ...facts, demo: true })).toContain("worker-src 'self'");
    expect(buildContentSecurityPolicy({ ...facts, demo: true })).not.toContain('trusted-types');
    expect(buildContentSecurityPolicy(facts)).toContain("worker-src 'none'");
  });
});

describe('a list of hosts', () => {
  test.each([
    ['', []],
    [' , ', []],
    ['localhost:8108', ['https://localhost:8108']],
    ['http://localhost:8108', ['http://localhost:8108']],
    ['[::1]:8108', ['https://[::1]:8108']],
    [
      'Photos.Example.com, https://photos.example.com/',
      ['https://photos.example.com', 'https://photos.example.com'],
    ],
    ['photos.example.com:443', ['https://photos.example.com']],
  ])('turns %j into %j', (text, hosts) => {
    expect(parseHosts(text)).toEqual(hosts);
  });

  test.each([
    '*',
    '*.example.com',
    "'unsafe-inline'",
    'a.example/path',
    'a b',
    'a;script-src *',
    'https://u:p@a.example',
    'ftp://a.example',
  ])('refuses %s', (text) => {
    expect(() => parseHosts(text)).toThrow('Not the address of a host');
  });
});

describe('headers by kind of file', () => {
  const headers = buildSiteHeaders(facts);

  test.each([
    ['/index.html', 'no-store'],
    ['/assets/index-1.js', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'no-cache'],
  ])('cache %s as %s', (path, cache) => {
    expect(getHeaders(headers, path)['Cache-Control']).toBe(cache);
  });

  test('ASVS 3.4 are all on the page', () => {
    expect(headers.page).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Reporting-Endpoints': 'csp="/csp-reports"',
    });
    expect(headers.page['Permissions-Policy']).toContain('camera=(), ');
    expect(headers.page['Permissions-Policy']).toContain('payment=(self "https://js.stripe.com")');
  });

  test('in nginx keep a file for good but never the answer that it is missing', () => {
    const file = toNginxConfig(headers);
    expect(file).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
    expect(file).not.toMatch(/Cache-Control "[^"]*" always/);
    expect(file).toContain('add_header X-Content-Type-Options "nosniff" always;');
  });

  test('are the same in the nginx file, quoted', () => {
    const file = toNginxConfig(headers);
    for (const set of Object.values(headers)) {
      for (const [name, value] of Object.entries(set)) {
        expect(file).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}"`);
      }
    }
  });
});
