/**
 * Where a product is looked for on the site of a competitor. Shops have no common address for their own search, so a search
 * engine is asked for pages of that domain; it gets the domain and the name, and nothing of us.
 */
export const siteSearchUrl = (domain: string, name: string): string =>
  `https://duckduckgo.com/?${new URLSearchParams({ q: `site:${domain} ${name}` }).toString()}`;
