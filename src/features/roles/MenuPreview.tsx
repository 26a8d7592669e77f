import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuPreview, type MenuPreviewEntry } from '#shared/ui/menuPreview.ts';

/** The main menu as people with these permission titles see it. It can be looked at, not used. */
export function MenuPreview({ titles }: { titles: ReadonlySet<string> }) {
  const { t } = useTranslation('roles');
  const entries = useMenuPreview()(titles);
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} css={styles}>
      <h3 id={id}>{t('preview')}</h3>
      {entries.length > 0 ? <Entries entries={entries} /> : <p>{t('preview.empty')}</p>}
    </chakra.section>
  );
}

function Entries({ entries }: { entries: readonly MenuPreviewEntry[] }) {
  const { t } = useTranslation('menu');
  return (
    <ul>
      {entries.map(({ id, titleKey, children = [] }) => (
        <li key={id}>
          <span>{t(titleKey)}</span>
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

const styles = {
  bg: 'bg.subtle',
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l2',
  p: '3',
  fontSize: 'sm',
  '& h3': { fontWeight: 'semibold', mb: '2' },
  '& p': { color: 'fg.muted' },
  '& ul ul': { ps: '3', mb: '2' },
  '& li > span': { display: 'block', py: '0.5' },
  '& > ul > li > span': { color: 'fg.muted', fontSize: 'xs' },
} as const;
