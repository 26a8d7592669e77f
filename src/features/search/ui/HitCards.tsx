import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hit } from '#features/search/model/hit.ts';
import type { Selection } from '#shared/table/useSelection.ts';
import { HitCard } from './HitCard.tsx';
import { hitCardStyles } from './hitCardStyles.ts';
import type { HitWays } from './useHitWays.ts';

interface HitCardsProps {
  hits: readonly Hit[];
  ways: HitWays;
  selection: Selection | undefined;
  isBusy: boolean;
}

/** The hits as cards. Arrows go from one to the next, Enter opens, with Ctrl in a tab of its own. */
export function HitCards({ hits, ways, selection, isBusy }: HitCardsProps) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-hit]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = links[at + step];
    // Above the first hit is the box.
    if (next) next.focus();
    else if (step < 0) document.querySelector<HTMLElement>('main [role=combobox]')?.focus();
  };
  return (
    <chakra.ul ref={list} aria-label={t('hits')} aria-busy={isBusy} css={hitCardStyles} onKeyDown={move}>
      {hits.map((hit) => (
        <HitCard
          key={hit.id}
          hit={hit}
          ways={ways}
          isTicked={selection?.isSelected(hit.id) ?? false}
          onTick={selection && (() => selection.toggle(hit.id))}
        />
      ))}
    </chakra.ul>
  );
}
