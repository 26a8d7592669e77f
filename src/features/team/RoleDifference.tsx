import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { permissionDifference } from '#entities/permissions/permissionDifference.ts';
import { useFullPermissionLabel } from '#entities/permissions/usePermissionLabel.ts';

interface RoleDifferenceProps {
  before: readonly string[];
  after: readonly string[];
}

/** What another role gives a member and takes away, before it is saved. */
export function RoleDifference({ before, after }: RoleDifferenceProps) {
  const { t } = useTranslation('team');
  const label = useFullPermissionLabel();
  const { added, removed } = permissionDifference(before, after);
  const isSame = added.length + removed.length === 0;
  return (
    <chakra.section css={styles} aria-label={t('difference')}>
      <p>
        {isSame
          ? t('difference.none')
          : t('difference.counts', { added: added.length, removed: removed.length })}
      </p>
      <ul>
        {added.map((title) => (
          <li key={title}>
            <chakra.ins color="good">{t('difference.added', { title: label(title) })}</chakra.ins>
          </li>
        ))}
        {removed.map((title) => (
          <li key={title}>
            <chakra.del color="bad">{t('difference.removed', { title: label(title) })}</chakra.del>
          </li>
        ))}
      </ul>
    </chakra.section>
  );
}

const styles = {
  fontSize: 'sm',
  bg: 'bg.subtle',
  rounded: 'l2',
  p: '3',
  '& > p': { fontWeight: 'medium' },
  '& ul': { columns: { md: 2 }, mt: '1' },
  '& ul:empty': { display: 'none' },
  '& :is(ins, del)': { textDecoration: 'none' },
} as const;
