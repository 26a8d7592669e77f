// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { toAttributes, toLayoutView } from '#app/shell/layout/layoutRules.ts';
import { below } from '#shared/lib/mediaQueries.ts';
import { localCodecs, layoutChoices, layoutDefaults } from '#shared/lib/storageKeys.ts';
import { installBrowserGaps } from '#tests/support/browserGaps.ts';
import { bootScripts, type BootFacts } from './bootScript.ts';
import { layoutFacts } from './layoutFacts.ts';

installBrowserGaps(window);

const facts: BootFacts = {
  prefix: 'backroom.',
  languages: ['en', 'en-GB', 'de'],
  layout: layoutFacts,
  publicPaths: ['/login', '/register', '/reset-password/:id'],
  font: '/assets/inter.woff2',
  shell: ['/assets/shell.js'],
  menus: { horizontal: ['/assets/bar.js'] },
  screens: { '/home': ['/assets/home.js', '/assets/shell.js'], '/slabs/:productid': ['/assets/slabs.js'] },
};

const page = document.documentElement;

const scripts = bootScripts(facts);

/** Runs the two scripts as the browser does: as text, in the page, around the root. */
function open(path: string, stored: Record<string, string> = {}): void {
  window.history.replaceState(null, '', path);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(`backroom.${key}`, value);
  for (const text of [scripts.head, scripts.body]) {
    const script = document.createElement('script');
    script.textContent = text;
    document.body.append(script);
  }
}

function resizeTo(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
}

const preloaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href') ?? ''}`);
const form = () => document.querySelector('form');

const keepOnDevice = (choices: Record<string, string>): void => {
  document.cookie = `backroom.device=${encodeURIComponent(JSON.stringify(choices))}; Path=/`;
};

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'backroom.device=; Path=/; Max-Age=0';
  resizeTo(1440);
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
  ])('is removed for %s', (_why, path, stored) => {
    open(path, stored);
    expect(form()).toBeNull();
    expect(page.dataset.start).toBeUndefined();
  });

  test('stays when English is stored and the token is blank', () => {
    open('/login', { language: 'en', token: '  ' });
    expect(form()).not.toBeNull();
  });
});

describe('D34 the choices in the device cookie, when local storage was cleared', () => {
  test('are shown before the first paint', () => {
    keepOnDevice({ language: 'de', layout: '{"mode":"dark","layoutType":"horizontal"}' });
    open('/login');
    expect(page.lang).toBe('de');
    expect(page.dataset).toMatchObject({ mode: 'dark', layout: 'horizontal' });
    expect(form()).toBeNull();
  });

  test('give way to what is stored, and never stand in for a token', () => {
    keepOnDevice({ language: 'de', token: 'evil' });
    open('/login', { language: 'en' });
    expect(page.lang).toBe('en');
    expect(form()).not.toBeNull();
    expect(preloaded()).toEqual([]);
  });

  test.each(['{', 'null', '7', '%', ''])('are the defaults for the cookie %s', (text) => {
    document.cookie = `backroom.device=${text}; Path=/`;
    open('/login');
    expect(page.lang).toBe('en');
    expect(page.dataset.mode).toBe('light');
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
  ])('for the stored layout %s the mode is %s', (layout, mode) => {
    open('/login', { layout });
    expect(page.dataset.mode).toBe(mode);
  });

  test.each([
    ['de', 'de'],
    ['"en-GB"', 'en-GB'],
    ['xx', 'en'],
    ['', 'en'],
  ])('for the stored language %s the page language is %s', (language, lang) => {
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

describe('D26 the layout before the first paint equals the layout that the panel shows', () => {
  /** What the panel itself makes of the same stored text at the same width. */
  const shownBy = (raw: string, width: number, pinned = false) =>
    toAttributes(
      toLayoutView(
        localCodecs.layout.read(raw) ?? layoutDefaults,
        { layout: width < 767, sidebar: width < 992, behaviour: width < 1025 },
        false,
        pinned,
      ),
    );
  const attributesAt = (width: number, layout: string, pinned = false) => {
    resizeTo(width);
    open('/register', { layout, sidebarHover: String(pinned) });
    return Object.fromEntries(Object.keys(shownBy('', 0)).map((name) => [name, page.getAttribute(name)]));
  };
  const width = fc.constantFrom(360, 766, 767, 991, 992, 1024, 1025, 1440);
  const { layoutType, ...others } = layoutChoices;

  test.each(layoutType)('E126 E127 E129 E130 for %s, with any settings at any width', (chosen) => {
    const choices = Object.entries(others).map(
      ([name, values]) => [name, fc.constantFrom<string>(...values)] as const,
    );
    const settings = fc.record(Object.fromEntries(choices));
    fc.assert(
      fc.property(settings, width, fc.boolean(), (some, px, pinned) => {
        const raw = JSON.stringify({ ...some, layoutType: chosen });
        expect(attributesAt(px, raw, pinned)).toEqual(shownBy(raw, px, pinned));
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    '',
    '{',
    '"{"',
    '[]',
    'null',
    '7',
    '{"layoutType":"diagonal","mode":"dark","extra":1}',
    '{"layoutType":["twocolumn"],"sidebarSize":"xl","topbar":null,"position":"scrollable"}',
    '{"__proto__":{"mode":"dark"}}',
    `"${'x'.repeat(1e6)}"`,
  ])('E131 the stored layout %.40s falls back field by field', (raw) => {
    expect(attributesAt(1440, raw)).toEqual(shownBy(raw, 1440));
  });

  test('E131 whatever is stored, every attribute has a value of its setting', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), width, (raw, px) => {
        expect(attributesAt(px, raw)).toEqual(shownBy(raw, px));
      }),
      { numRuns: 200 },
    );
  });

  test('the script asks the media queries that the styles use', () => {
    expect(layoutFacts.below).toEqual({ layout: below.layout, sidebar: below.sidebar });
  });
});

describe('files fetched early', () => {
  test.each([
    ['/home', {}, ['/assets/shell.js', '/assets/home.js']],
    ['/', {}, ['/assets/shell.js', '/assets/home.js']],
    ['/Slabs/7', {}, ['/assets/shell.js', '/assets/slabs.js']],
    ['/unknown', {}, ['/assets/shell.js']],
    ['/login', { token: 't' }, ['/assets/shell.js', '/assets/home.js']],
    ['/unknown', { layout: '{"layoutType":"horizontal"}' }, ['/assets/shell.js', '/assets/bar.js']],
    ['/unknown', { layout: '{"layoutType":"vertical"}' }, ['/assets/shell.js']],
    ['/unknown', { layout: '{"layoutType":"toString"}' }, ['/assets/shell.js']],
    ['/reset-password/abc', {}, []],
    ['/register', {}, []],
  ])('on %s with %o stored are %s', (path, stored, files) => {
    open(path, stored);
    const font = files.length > 0 ? ['preload /assets/inter.woff2'] : [];
    expect(preloaded()).toEqual([...font, ...files.map((file) => `modulepreload ${file}`)]);
  });
});

test('a file name that the boot script could not restore stops the build', () => {
  expect(() => bootScripts({ ...facts, shell: ['/other/shell.js'] })).toThrow('/other/shell.js');
});
