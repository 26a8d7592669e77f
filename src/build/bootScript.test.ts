// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { bootScripts, type BootFacts } from './bootScript.ts';

const facts: BootFacts = {
  prefix: 'backroom.',
  languages: ['en', 'en-GB', 'de'],
  publicPaths: ['/login', '/register', '/reset-password/:id'],
  shell: ['/assets/shell.js'],
  screens: { '/home': ['/assets/home.js', '/assets/shell.js'], '/slabs/:productid': ['/assets/slabs.js'] },
};

const page = document.documentElement;

/** Runs the two scripts as the browser does: as text, in the page, around the root. */
function open(path: string, stored: Record<string, string> = {}): void {
  window.history.replaceState(null, '', path);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(`backroom.${key}`, value);
  const { head, body } = bootScripts(facts);
  for (const text of [head, body]) {
    const script = document.createElement('script');
    script.textContent = text;
    document.body.append(script);
  }
}

const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href') ?? ''}`);
const form = () => document.querySelector('form');

beforeEach(() => {
  localStorage.clear();
  for (const { name } of [...page.attributes]) page.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  const root = document.createElement('div');
  root.id = 'root';
  root.append(document.createElement('form'));
  document.body.append(root);
});

describe('the prerendered form', () => {
  test.each(['/login', '/LOGIN', '/login/', '/login?redirectFrom=%2Fteam'])('stays on %s', (path) => {
    open(path);
    expect(form()).not.toBeNull();
    expect(preloaded()).toEqual([]);
  });

  test.each([
    ['another path', '/home', {}],
    ['a deeper path', '/login/x', {}],
    ['a stored token (D16)', '/login', { token: 'abc' }],
    ['another language', '/login', { language: 'de' }],
    ['another English', '/login', { language: '"en-GB"' }],
  ])('goes for %s', (_why, path, stored) => {
    open(path, stored);
    expect(form()).toBeNull();
    expect(page.dataset.start).toBeUndefined();
  });

  test('stays when English is stored and the token is blank', () => {
    open('/login', { language: 'en', token: '  ' });
    expect(form()).not.toBeNull();
  });
});

describe('D26 mode and language before the first paint', () => {
  test.each([
    ['{"mode":"dark"}', 'dark'],
    ['{"mode":"light"}', 'light'],
    ['{"mode":7}', 'light'],
    ['{', 'light'],
    ['null', 'light'],
    ['[]', 'light'],
    ['', 'light'],
  ])('layout %s is %s', (layout, mode) => {
    open('/login', { layout });
    expect(page.dataset.mode).toBe(mode);
  });

  test.each([
    ['de', 'de'],
    ['"en-GB"', 'en-GB'],
    ['xx', 'en'],
    ['', 'en'],
  ])('language %s is %s', (language, lang) => {
    open('/login', { language });
    expect(page.lang).toBe(lang);
  });

  test('E16 blocked storage starts light and English, with the form', () => {
    const access = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    open('/login');
    if (access) Object.defineProperty(window, 'localStorage', access);
    expect([page.dataset.mode, page.lang, form() !== null]).toEqual(['light', 'en', true]);
  });
});

describe('what is asked for early', () => {
  test.each([
    ['/home', {}, ['/assets/shell.js', '/assets/home.js']],
    ['/', {}, ['/assets/shell.js', '/assets/home.js']],
    ['/Slabs/7', {}, ['/assets/shell.js', '/assets/slabs.js']],
    ['/unknown', {}, ['/assets/shell.js']],
    ['/login', { token: 't' }, ['/assets/shell.js', '/assets/home.js']],
    ['/reset-password/abc', {}, []],
    ['/register', {}, []],
  ])('%s with %o', (path, stored, files) => {
    open(path, stored);
    expect(preloaded()).toEqual(files.map((file) => `modulepreload ${file}`));
  });
});
