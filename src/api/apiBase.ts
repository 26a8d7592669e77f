const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** D11: a suffix of `localhost` counts only after a dot, so `localhost.evil.com` and `evil-localhost` do not (E65). */
function isLocalHost(hostname: string): boolean {
  return LOCAL_HOSTS.has(hostname) || hostname.endsWith('.localhost');
}

/**
 * Where the API lives (spec §7, D11): the page's own origin on local hosts, elsewhere the configured production
 * host; `/api` behind either.
 * @param page the page's location; absent where there is none (prerendering), then the base is relative
 * @param host `VITE_API_HOST`, a bare host name with an optional port; unset or blank means the page's own origin
 */
export function apiBase(page: Pick<Location, 'hostname' | 'origin'> | undefined, host?: string): string {
  if (!page) return '/api';
  const configured = host?.trim() ?? '';
  if (configured === '' || isLocalHost(page.hostname)) return `${page.origin}/api`;
  return `https://${configured}/api`;
}
