import { minifySync } from 'vite';

/** What the inline script needs to know of the build. */
export type BootFacts = {
  /** Prefix of the storage keys. */
  prefix: string;
  /** Languages whose tag may stand in `<html lang>`. */
  languages: readonly string[];
  /** Patterns of the public paths: `/reset-password/:id`. */
  publicPaths: readonly string[];
  /** Files of the signed-in branch that every signed-in page needs. */
  shell: readonly string[];
  /** Files of one screen, by path pattern. */
  screens: Readonly<Record<string, readonly string[]>>;
};

/**
 * Runs inline, before the first paint: colour mode and language from storage, and the signed-in branch asked
 * for early where it will be needed. Self-contained, because only its text goes into the page. The key of the
 * mark it leaves for `dropForm` is `start`.
 */
function boot(facts: BootFacts): void {
  const page = document.documentElement;
  const stored = (key: string): string => {
    try {
      return localStorage.getItem(facts.prefix + key) ?? '';
    } catch {
      return ''; // E16: storage may be blocked
    }
  };
  const token = stored('token').trim();
  const wanted = stored('language').replaceAll('"', '');
  let mode = 'light';
  try {
    const layout: unknown = JSON.parse(stored('layout'));
    if (typeof layout === 'object' && layout !== null && 'mode' in layout && layout.mode === 'dark') {
      mode = 'dark';
    }
  } catch {
    // E131: a corrupt layout falls back to the default
  }
  page.dataset.mode = mode;
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
  const files = new Set([...facts.shell, ...(screen ? (facts.screens[screen] ?? []) : [])]);
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

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
  return {
    head: inline(`(${boot.toString()})(${JSON.stringify(facts)});`),
    body: inline(`(${dropForm.toString()})();`),
  };
}
