import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import CopyCheck from 'lucide-react/icons/copy-check';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Plus from 'lucide-react/icons/plus';
import ListChecks from 'lucide-react/icons/list-checks';
import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nodes } from '#session/nodes.ts';
import { iconText } from '#shared/ui/icon.ts';
import { viewOf } from './listView.ts';
import { useNeeds } from './useNeeds.ts';
import type { Overlay } from './useOverlay.ts';

const ways = [
  { dialog: 'duplicates', icon: CopyCheck, node: nodes.skuManager },
  { dialog: 'grid', icon: Grid3x3, node: nodes.skuManagerEdit },
  { dialog: 'import', icon: Upload, node: nodes.skuManagerImport },
  { dialog: 'jobs', icon: ListChecks, node: nodes.skuManager },
  { dialog: 'create', icon: Plus, node: nodes.skuManagerEdit },
] as const;

/** What is done with the catalogue as a whole. */
export function HeaderActions({ overlay }: { overlay: Overlay }) {
  const { t } = useTranslation('skus');
  const needs = useNeeds();
  const id = useId();
  // Cells are of products: SKUs are edited in the drawer.
  const shown = ways.filter(({ dialog }) => dialog !== 'grid' || viewOf(overlay.base) === 'products');
  return shown.map(({ dialog, icon: Icon, node }) => {
    const reason = needs(node);
    return (
      <Button
        key={dialog}
        size="sm"
        variant={dialog === 'create' ? 'solid' : 'outline'}
        aria-disabled={reason !== undefined}
        {...(reason === undefined ? {} : { title: reason, 'aria-describedby': `${id}${dialog}` })}
        onClick={() => {
          // Once is enough: a second press would be a second step for Back.
          if (reason === undefined && overlay.dialog !== dialog) overlay.openDialog(dialog);
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
}
