import Bookmark from 'lucide-react/icons/bookmark';
import History from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#features/search/model/suggestions.ts';
import { iconText } from '#shared/ui/icon.ts';

interface SuggestionListProps {
  id: string;
  offers: readonly Suggestion[];
  activeAt: number;
  optionId: (at: number) => string;
  onPoint: (offer: Suggestion) => void;
  onTake: (offer: Suggestion) => void;
}

const kinds = ['recent', 'saved'] as const;

/** What the box offers, by its kind. It is there without anything in it, so that the box may name it. */
export function SuggestionList({ id, offers, activeAt, optionId, onPoint, onTake }: SuggestionListProps) {
  const { t } = useTranslation('search');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('box.offers')}
      hidden={offers.length === 0}
      tabIndex={-1}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {kinds.map((kind) => {
        const Sign = kind === 'recent' ? History : Bookmark;
        const items = offers.filter((offer) => offer.kind === kind);
        return (
          items.length > 0 && (
            <div key={kind} role="group" aria-label={t(`box.${kind}`)}>
              <div role="presentation">{t(`box.${kind}`)}</div>
              {items.map((offer) => {
                const at = offers.indexOf(offer);
                return (
                  <button
                    key={offer.id}
                    type="button"
                    role="option"
                    id={optionId(at)}
                    aria-selected={at === activeAt}
                    tabIndex={-1}
                    onPointerMove={() => onPoint(offer)}
                    onClick={() => onTake(offer)}
                  >
                    <Sign {...iconText} />
                    <bdi>{offer.text}</bdi>
                    {offer.kind === 'saved' && !offer.search.mine && (
                      <small>{t('box.owner', { name: offer.search.owner.name })}</small>
                    )}
                  </button>
                );
              })}
            </div>
          )
        );
      })}
    </div>
  );
}
