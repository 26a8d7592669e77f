import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import { GAP, pageWindow } from './pageWindow.ts';

interface PageButtonsProps {
  current: number;
  pages: number;
  onPage: (page: number) => void;
}

/** One page back, the pages that have a slot (D30), one page on; styled by the pager. */
export function PageButtons({ current, pages, onPage }: PageButtonsProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const go = (page: number) => {
    if (page !== current && page >= 1 && page <= pages) onPage(page);
  };
  return (
    <nav aria-label={t('pager.label')}>
      <ul>
        <li>
          {/* At an end they are not disabled: who pressed them last would lose the focus. */}
          <button
            type="button"
            data-step=""
            aria-label={t('pager.previous')}
            aria-disabled={current === 1}
            onClick={() => go(current - 1)}
          >
            <ChevronLeft {...iconText} />
          </button>
        </li>
        {pageWindow(current, pages).map((slot, index) =>
          slot === GAP ? (
            <li key={`gap ${index}`} aria-hidden>
              {GAP}
            </li>
          ) : (
            <li key={slot}>
              <button
                type="button"
                aria-label={t('pager.page', { page: format.number(slot) })}
                {...(slot === current ? { 'aria-current': 'page' as const } : {})}
                onClick={() => go(slot)}
              >
                {format.number(slot)}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            data-step=""
            aria-label={t('pager.next')}
            aria-disabled={current === pages}
            onClick={() => go(current + 1)}
          >
            <ChevronRight {...iconText} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
