import type { Match } from '#api/generated/types.gen.ts';
import { normalizeListingUrl } from '#entities/market/listingUrl.ts';

interface ListingLinkProps {
  url: Match['url'];
  text: string;
}

/** Leads to a page of a competitor in a tab of its own. What is no address of a page is text and leads nowhere. */
export function ListingLink({ url, text }: ListingLinkProps) {
  if (normalizeListingUrl(url) === null) return text;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
