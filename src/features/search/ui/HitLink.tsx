import type { Hit } from '#features/search/model/hit.ts';
import { hitAddress } from '#features/search/model/hitAddress.ts';
import { Link } from '#shared/lib/Link.tsx';
import type { HitWays } from './useHitWays.ts';
import { Marked } from './Marked.tsx';

interface HitLinkProps {
  hit: Hit;
  ways: Pick<HitWays, 'opened'>;
}

/** The name of a hit, as the link to where it leads; with Ctrl or ⌘ in a tab of its own. */
export function HitLink({ hit, ways }: HitLinkProps) {
  const address = hitAddress(hit);
  const name = hit.title.length === 0 ? hit.code || hit.id : <Marked parts={hit.title} />;
  if (address === null) return <span data-hit="">{name}</span>;
  return (
    <Link to={address} data-hit="" onClick={() => ways.opened(hit)}>
      {name}
    </Link>
  );
}
