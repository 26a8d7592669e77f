import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { iconText } from '#shared/ui/icon.ts';
import { ChosenCount } from './ChosenCount.tsx';
import { filterMenuStyles } from './filterMenuStyles.ts';
import { useOpenFilter } from './useOpenFilter.ts';

interface FilterMenuProps {
  label: string;
  /** How many choices narrow the list at the moment. */
  count?: number;
  /** Takes them all back. */
  onClear?: () => void;
  /** Made when it is opened, so that what it needs is asked for then. */
  children: ReactNode;
}

/**
 * One filter of a list: a button, and below it what can be chosen, at once. Escape, a click elsewhere and the way out by
 * Tab close it. On a phone it is a sheet at the lower edge.
 */
export function FilterMenu({ label, count = 0, onClear, children }: FilterMenuProps) {
  const { t } = useTranslation('lists');
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { place, panel } = useOpenFilter(open, (toButton) => {
    setOpen(false);
    if (toButton) button.current?.focus();
  });
  return (
    <chakra.div ref={place} css={filterMenuStyles}>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        aria-expanded={open}
        {...(open ? { 'aria-controls': id } : {})}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChosenCount count={count} />
        <ChevronDown {...iconText} />
      </Button>
      {open && (
        <div ref={panel} id={id} tabIndex={-1} role="group" aria-label={label} data-panel="">
          <div data-body="">{children}</div>
          <div data-foot="">
            {onClear && (
              <Button size="xs" variant="ghost" aria-disabled={count === 0} onClick={onClear}>
                {t('filter.clear')}
              </Button>
            )}
            <Button
              size="xs"
              variant="outline"
              onClick={() => {
                setOpen(false);
                button.current?.focus();
              }}
            >
              {t('filter.close')}
            </Button>
          </div>
        </div>
      )}
    </chakra.div>
  );
}
