import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcuts } from '#shared/lib/shortcuts.ts';

/** WCAG 2.1.4: turns the shortcuts of a single character off, and is remembered. */
export function SingleKeySwitch() {
  const { t } = useTranslation('palette');
  const id = useId();
  const { subscribe, getSnapshot, set } = shortcuts.singleKeys;
  const on = useSyncExternalStore(subscribe, getSnapshot);
  return (
    <chakra.div css={styles}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={id}
          onChange={({ target }) => set(target.checked)}
        />
        {t('shortcuts.single')}
      </label>
      <p id={id}>{t('shortcuts.single.hint')}</p>
    </chakra.div>
  );
}

const styles = {
  mt: '5',
  p: '4',
  bg: 'bg.subtle',
  rounded: 'l2',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '6',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& input': { boxSize: '4.5', flexShrink: 0, accentColor: '{colors.accent}' },
  '& p': { mt: '1', ps: '7', fontSize: 'sm', color: 'fg.muted' },
} as const;
