import type { Hit } from '#features/search/model/hit.ts';
import { hitAddress } from '#features/search/model/hitAddress.ts';
import { Link } from '#shared/lib/Link.tsx';
import type { HitActions } from './useHitActions.ts';
import { HighlightedText } from './HighlightedText.tsx';

interface HitLinkProps {
  hit: Hit;
  actions: Pick<HitActions, 'opened'>;
}

/** The name of a hit, as the link to where it leads; with Ctrl or ⌘ in a tab of its own. */
export function HitLink({ hit, actions }: HitLinkProps) {
  const address = hitAddress(hit);
  const name = hit.title.length === 0 ? hit.code || hit.id : <HighlightedText parts={hit.title} />;
  if (address === null) return <span data-hit="">{name}</span>;
  return (
    <Link to={address} data-hit="" onClick={() => actions.opened(hit)}>
      {name}
    </Link>
  );
}
