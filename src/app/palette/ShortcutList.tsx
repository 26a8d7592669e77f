import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isSingleKey } from '#shared/lib/shortcutKeys.ts';
import { shortcuts } from '#shared/lib/shortcuts.ts';
import { Keys } from './Keys.tsx';

interface ShortcutListProps {
  title: string;
  list: readonly { keys: string | readonly string[]; label: string }[];
}

/** Keys and what they do. Those that are turned off stay in the list and say so. */
export function ShortcutList({ title, list }: ShortcutListProps) {
  const { t } = useTranslation('palette');
  const id = useId();
  const on = useSyncExternalStore(shortcuts.singleKeys.subscribe, shortcuts.singleKeys.getSnapshot);
  return (
    <chakra.section aria-labelledby={id} css={styles}>
      <h3 id={id}>{title}</h3>
      <dl>
        {list.map(({ keys, label }) => {
          const all = typeof keys === 'string' ? [keys] : keys;
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {!on && all.some(isSingleKey) && <small>{t('shortcuts.off')}</small>}
                {all.map((each) => (
                  <Keys key={each} keys={each} />
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </chakra.section>
  );
}

const styles = {
  '& + &': { mt: '5' },
  '& h3': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& dd': { display: 'flex', alignItems: 'center', gap: '2', flexShrink: 0 },
  '& dd > small': { fontSize: 'xs', color: 'fg.muted' },
} as const;
