import { useChakraContext } from '@chakra-ui/react/styled-system';
import { css as serialised, jsx } from '@emotion/react';
import { useMemo, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hit } from '#features/search/model/hit.ts';
import type { Selection } from '#shared/table/useSelection.ts';
import { HitCard } from './HitCard.tsx';
import { hitCardStyles } from './hitCardStyles.ts';
import { useHitTexts } from './useHitTexts.ts';
import type { HitActions } from './useHitActions.ts';

interface HitCardsProps {
  /** What they were found by; the list says it to whoever waits for them. */
  q: string;
  hits: readonly Hit[];
  actions: HitActions;
  selection: Selection | undefined;
  isBusy: boolean;
}

/** The hits as cards. Arrows go from one to the next, Enter opens, with Ctrl in a tab of its own. */
export function HitCards({ q, hits, actions, selection, isBusy }: HitCardsProps) {
  const { t } = useTranslation('search');
  const words = useHitTexts();
  const { css } = useChakraContext();
  // Its class is made once, and old hits are marked as old without being rendered again.
  const styles = useMemo(() => serialised(css(hitCardStyles)), [css]);
  const cards = useMemo(
    () =>
      hits.map((hit) => (
        <HitCard
          // By place: other hits in the same places are other words in the same elements, not new ones.
          key={hit.position}
          hit={hit}
          actions={actions}
          words={words}
          isTicked={selection?.isSelected(hit.id) ?? false}
          onTick={selection && (() => selection.toggle(hit.id))}
        />
      )),
    [hits, actions, selection, words],
  );
  return jsx(
    'ul',
    { 'aria-label': t('hits'), 'aria-busy': isBusy, 'data-q': q, css: styles, onKeyDown: move },
    cards,
  );
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-hit]')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = links[at + step];
  // Above the first hit is the box.
  if (next) next.focus();
  else if (step < 0) document.querySelector<HTMLElement>('main [role=combobox]')?.focus();
}
