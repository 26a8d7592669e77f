import { minifySync } from 'vite';
import type { LayoutFacts } from './layoutFacts.ts';

/** What the inline script needs to know of the build. */
export type BootFacts = {
  /** Prefix of the storage keys. */
  prefix: string;
  /** Languages whose tag may stand in `<html lang>`. */
  languages: readonly string[];
  layout: LayoutFacts;
  /** Patterns of the public paths: `/reset-password/:id`. */
  publicPaths: readonly string[];
  /** The font of the signed-in pages; empty where it is not asked for early. */
  font: string;
  /** Files of the signed-in branch that every signed-in page needs. */
  shell: readonly string[];
  /** Files of a menu that is fetched by those who chose its layout, by layout. */
  menus: Readonly<Record<string, readonly string[]>>;
  /** Files of one screen, by path pattern. */
  screens: Readonly<Record<string, readonly string[]>>;
};

/** Files as the page carries them: their bare names in one text, because the page has two kilobytes for all it says. */
type PackedFacts = Omit<BootFacts, 'shell' | 'menus' | 'screens'> & {
  shell: string;
  menus: Readonly<Record<string, string>>;
  screens: Readonly<Record<string, string>>;
};

/** Bare names of files, apart by blanks. Throws for a file that `boot` would not find again by its name. */
function packNames(files: readonly string[]): string {
  const names = files.map((file) => {
    const [, name] = /^\/assets\/([^ ]+)\.js$/.exec(file) ?? [];
    if (name === undefined) throw new Error(`${file} is no script of the build`);
    return name;
  });
  // In one order, so that what screens have in common is squeezed into one mention.
  const [own = '', ...rest] = names;
  return [...rest.toSorted(), own].join(' ');
}

function packEach(files: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, list]) => [name, packNames(list)]));
}

/**
 * Runs inline, before the first paint: layout, colour mode and language from storage, else from the cookie of the
 * device (D34), and the signed-in branch asked for early where it will be needed. Self-contained, because only its
 * text goes into the page. The key of the mark it leaves for `dropForm` is `start`.
 */
function boot(facts: PackedFacts): void {
  const page = document.documentElement;
  const stored = (key: string): string => {
    try {
      return localStorage.getItem(facts.prefix + key) ?? '';
    } catch {
      return ''; // E16: storage may be blocked
    }
  };
  let device: Record<string, unknown> = {};
  try {
    const [text = ''] = document.cookie.split(`${facts.prefix}device=`)[1]?.split(';') ?? [];
    device = Object(JSON.parse(decodeURIComponent(text)));
  } catch {
    // No cookie, or one that cannot be read
  }
  const chosen = (key: string): string => {
    const kept = device[key];
    return stored(key) || (typeof kept === 'string' ? kept : '');
  };
  const token = stored('token').trim();
  const wanted = chosen('language').replaceAll('"', '');
  let kept: Record<string, unknown> = {};
  try {
    kept = Object(JSON.parse(chosen('layout')));
  } catch {
    // E131: a corrupt layout falls back to the defaults, field by field
  }
  const { settings, fixed, below } = facts.layout;
  const look: Record<string, string> = {};
  for (const name in settings) {
    const [, usual = '', ...others] = (settings[name] ?? '').split(' ');
    look[name] = others.find((value) => value === kept[name]) ?? usual;
  }
  // As `layoutRules.ts` has it, which cannot be imported here; the test compares all cases.
  const narrow = matchMedia(below.layout).matches;
  if (narrow) look.layoutType = 'vertical';
  const { layoutType = '', sidebarSize } = look;
  const collapsed = layoutType !== 'horizontal' && matchMedia(below.sidebar).matches;
  const waits =
    sidebarSize === 'sm-hover' && (layoutType !== 'vertical' || chosen('sidebarHover') === 'true');
  if (collapsed) look.sidebarSize = 'sm';
  if (narrow || (waits && !collapsed)) look.sidebarSize = 'lg';
  Object.assign(look, fixed[layoutType]);
  for (const name in look) page.setAttribute((settings[name] ?? '').split(' ')[0] ?? '', look[name] ?? '');
  page.lang = facts.languages.includes(wanted) ? wanted : 'en';

  const path = location.pathname.replace(/\/+$/, '').toLowerCase() || '/home';
  const fits = (pattern: string): boolean => {
    const wants = pattern.toLowerCase().split('/');
    const has = path.split('/');
    return wants.length === has.length && wants.every((part, at) => part.startsWith(':') || part === has[at]);
  };
  if (path !== '/login' || token || (wanted && wanted !== 'en')) page.dataset.start = 'app';

  const isPublic = facts.publicPaths.some(fits);
  if (isPublic && !token) return;
  const screen = Object.keys(facts.screens).find(isPublic ? (pattern) => pattern === '/home' : fits);
  const names = [facts.shell, facts.menus[layoutType], screen && facts.screens[screen]].join(' ').split(' ');
  const ask = (rel: string, href: string): void => {
    const link = document.createElement('link');
    link.rel = rel;
    if (rel === 'preload') link.as = 'font';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  if (facts.font) ask('preload', facts.font);
  for (const name of new Set(names)) if (name) ask('modulepreload', `/assets/${name}.js`);
}

/** What `boot` marks stays unseen: the browser may paint between the form and the script that takes it away. */
export const unseenForm = '[data-start] #root{display:none}';

/** Runs right behind the root: the prerendered sign-in form goes when it is not what this page will show. */
function dropForm(): void {
  const page = document.documentElement;
  if (!page.dataset.start) return;
  delete page.dataset.start;
  document.getElementById('root')?.replaceChildren();
}

const inline = (source: string): string => minifySync('boot.js', source).code.trim();

/** The two inline scripts as minified text: for the head, and for the place right behind the root. */
export function bootScripts(facts: BootFacts): { head: string; body: string } {
  const { shell, menus, screens } = facts;
  const words: PackedFacts = {
    ...facts,
    shell: packNames(shell),
    menus: packEach(menus),
    screens: packEach(screens),
  };
  return {
    head: inline(`(${boot.toString()})(${JSON.stringify(words)});`),
    body: inline(`(${dropForm.toString()})();`),
  };
}
