import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { PermissionItem } from '#session/permissionTree.ts';

interface PermissionListProps {
  items: readonly PermissionItem[];
  label: (title: string) => string;
}

/** The tree as nested lists, styled by the root. */
export function PermissionList({ items, label }: PermissionListProps) {
  return (
    <chakra.div css={styles}>
      <Branch items={items} label={label} />
    </chakra.div>
  );
}

function Branch({ items, label }: PermissionListProps) {
  const { t } = useTranslation('account');
  return (
    <ul>
      {items.map(({ key, title, actions, children }) => (
        <li key={key}>
          <span>{label(title)}</span>
          {actions.length > 0 && (
            <ul aria-label={t('permissions.actionsOf', { page: label(title) })}>
              {actions.map((action) => (
                <li key={action}>{shortName(label(action), title)}</li>
              ))}
            </ul>
          )}
          {children.length > 0 && <Branch items={children} label={label} />}
        </li>
      ))}
    </ul>
  );
}

/** An action that the panel does not know: `Price Slabs: Check` below `Price Slabs` is `Check`. */
function shortName(action: string, page: string): string {
  return action.startsWith(`${page}: `) ? action.slice(page.length + 2) : action;
}

const styles = {
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', rowGap: '1' },
  '& > ul > li': { py: '2', borderTopWidth: '1px', borderColor: 'border' },
  '& > ul > li:first-of-type': { borderTopWidth: '0', pt: '0' },
  '& > ul > li > span': { fontWeight: 'medium' },
  // Pages below a page.
  '& ul ul:not([aria-label])': { flexBasis: '100%', ps: '4', display: 'grid', gap: '1.5' },
  // Actions of a page.
  '& ul[aria-label]': { display: 'flex', flexWrap: 'wrap', gap: '1' },
  '& ul[aria-label] > li': {
    px: '1.5',
    rounded: 'l1',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    bg: 'bg.subtle',
    color: 'fg.muted',
  },
} as const;
