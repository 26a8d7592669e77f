import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import CopyCheck from 'lucide-react/icons/copy-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Plus from 'lucide-react/icons/plus';
import ListChecks from 'lucide-react/icons/list-checks';
import Truck from 'lucide-react/icons/truck';
import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { permissions } from '#session/permissions.ts';
import { below } from '#shared/lib/mediaQueries.ts';
import { paths } from '#shared/lib/paths.ts';
import { useMediaQuery } from '#shared/lib/useMediaQuery.ts';
import { MenuButton } from '#shared/table/MenuButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { parseListView } from './listView.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import type { Overlay } from './useOverlay.ts';

const ways = [
  { dialog: 'grid', icon: Grid3x3, permission: permissions.skuManagerEdit },
  { dialog: 'import', icon: Upload, permission: permissions.skuManagerImport },
  { dialog: 'duplicates', icon: CopyCheck, permission: permissions.skuManager },
  { dialog: 'jobs', icon: ListChecks, permission: permissions.skuManager },
  { dialog: 'create', icon: Plus, permission: permissions.skuManagerEdit },
] as const;
type Way = (typeof ways)[number];

/** What is not needed every hour is in the menu; on a phone all but the first step is. */
const isFolded = ({ dialog }: Way, isNarrow: boolean): boolean =>
  dialog === 'duplicates' || dialog === 'jobs' || (isNarrow && dialog !== 'create');

/** What is done with the catalogue as a whole. */
export function HeaderActions({ overlay }: { overlay: Overlay }) {
  const { t } = useTranslation(['skus', 'lists', 'menu']);
  const needs = usePermissionReason();
  const navigate = useNavigate();
  const id = useId();
  const isNarrow = useMediaQuery(below.layout);
  // Once is enough: a second press would be a second step for Back.
  const open = (dialog: string): void => {
    if (overlay.dialog !== dialog) overlay.openDialog(dialog);
  };
  // Cells are of products: SKUs are edited in the drawer.
  const shown = ways.filter(({ dialog }) => dialog !== 'grid' || parseListView(overlay.base) === 'products');
  const folded = shown.filter((way) => isFolded(way, isNarrow));
  const buttons = shown
    .filter((way) => !isFolded(way, isNarrow))
    .map(({ dialog, icon: Icon, permission }) => {
      const reason = needs(permission);
      return (
        <Button
          key={dialog}
          size="sm"
          variant={dialog === 'create' ? 'solid' : 'outline'}
          aria-disabled={reason !== undefined}
          {...(reason === undefined ? {} : { title: reason, 'aria-describedby': `${id}${dialog}` })}
          onClick={() => {
            if (reason === undefined) open(dialog);
          }}
        >
          <Icon {...iconText} />
          {t(`action.${dialog}`)}
          {reason !== undefined && (
            <chakra.span id={`${id}${dialog}`} srOnly aria-hidden>
              {reason}
            </chakra.span>
          )}
        </Button>
      );
    });
  return (
    <>
      {buttons.slice(0, -1)}
      <MenuButton
        label={t('bulk.more', { ns: 'lists' })}
        actions={[
          ...folded.map(({ dialog, icon, permission }) => ({
            label: t(`action.${dialog}`),
            icon,
            disabledReason: needs(permission),
            onSelect: () => open(dialog),
          })),
          {
            label: t('suppliers', { ns: 'menu' }),
            icon: Truck,
            onSelect: () => void navigate(paths.suppliers),
          },
        ]}
      >
        <Ellipsis {...iconText} />
      </MenuButton>
      {buttons.at(-1)}
    </>
  );
}
