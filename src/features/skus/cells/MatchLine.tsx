import type { MatchedSku } from '#api/generated/types.gen.ts';
import type { CellContext } from './CellContext.ts';
import { OpenLink } from './OpenLink.tsx';

interface MatchLineProps {
  look: CellContext;
  matches: readonly MatchedSku[];
  hrefOf: (skuId: string) => string;
  onOpen: (skuId: string) => void;
}

/** Which SKU a text found, below the name of its product; it opens there. */
export function MatchLine({ look: { t }, matches, hrefOf, onOpen }: MatchLineProps) {
  const [first] = matches;
  if (!first) return null;
  const textOf = ({ by, sku, value }: MatchedSku) => t(`match.${by}`, { sku, value });
  return (
    <OpenLink
      className="match"
      title={matches.map(textOf).join('\n')}
      to={hrefOf(first.id)}
      onOpen={() => onOpen(first.id)}
    >
      {textOf(first)}
    </OpenLink>
  );
}
