import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
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

/** One page back, the pages that have a slot (D30), one page on. */
export function PageButtons({ current, pages, onPage }: PageButtonsProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const go = (page: number) => {
    if (page !== current && page >= 1 && page <= pages) onPage(page);
  };
  const step = { size: 'xs', variant: 'ghost', px: '0' } as const;
  return (
    <chakra.nav aria-label={t('pager.label')} maxW="100%">
      <chakra.ul display="flex" flexWrap="wrap" alignItems="center" gap={{ base: '0', md: '1' }}>
        <li>
          {/* At an end they are not disabled: who pressed them last would lose the focus. */}
          <IconButton
            {...step}
            aria-label={t('pager.previous')}
            aria-disabled={current === 1}
            onClick={() => go(current - 1)}
          >
            <ChevronLeft {...iconText} />
          </IconButton>
        </li>
        {pageWindow(current, pages).map((slot, index) =>
          slot === GAP ? (
            <chakra.li key={`gap ${index}`} aria-hidden px={{ base: '0.5', md: '1' }} color="fg.subtle">
              {GAP}
            </chakra.li>
          ) : (
            <li key={slot}>
              <Button
                size="xs"
                variant="ghost"
                px={{ base: '1', md: '1.5' }}
                aria-label={t('pager.page', { page: format.number(slot) })}
                {...(slot === current ? { 'aria-current': 'page' as const } : {})}
                css={here}
                onClick={() => go(slot)}
              >
                {format.number(slot)}
              </Button>
            </li>
          ),
        )}
        <li>
          <IconButton
            {...step}
            aria-label={t('pager.next')}
            aria-disabled={current === pages}
            onClick={() => go(current + 1)}
          >
            <ChevronRight {...iconText} />
          </IconButton>
        </li>
      </chakra.ul>
    </chakra.nav>
  );
}

// Line and weight say it too; a line alone would be like any other in forced colours.
const here = {
  '&[aria-current=page]': {
    bg: 'accent.subtle',
    borderColor: 'accent',
    color: 'accent',
    fontWeight: 'semibold',
    '@media (forced-colors: active)': { borderWidth: '3px', textDecoration: 'underline' },
  },
} as const;
