import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { menuChoice } from './menuChoice.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuItem } from './menuModel.ts';

interface MenuAreaProps {
  area: MenuItem;
  condensed: boolean;
  open: boolean;
  /** Path of the entry that is lit. */
  lit: string | null;
  /** The lit entry is in this area. */
  current: boolean;
}

/** An area and its entries, to be folded up. Between icons there is no room for a label: there it is always open. */
export const MenuArea = memo(function MenuArea({ area, condensed, open, lit, current }: MenuAreaProps) {
  const { t } = useTranslation('menu');
  const id = useId();
  const label = t(area.titleKey);
  return (
    <section aria-labelledby={id}>
      {condensed ? (
        <h2 id={id}>{label}</h2>
      ) : (
        <h2>
          <button
            id={id}
            type="button"
            aria-expanded={open}
            {...(current && !open ? { 'aria-current': true } : {})}
            onClick={() => menuChoice.fold(area.id, open)}
          >
            <span>{label}</span>
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        </h2>
      )}
      {open && <MenuList items={area.children ?? []} condensed={condensed} lit={lit} />}
    </section>
  );
});
