import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import CopyCheck from 'lucide-react/icons/copy-check';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nodes } from '#session/nodes.ts';
import { iconText } from '#shared/ui/icon.ts';
import { useNeeds } from './useNeeds.ts';
import type { Overlay } from './useOverlay.ts';

const ways = [
  { dialog: 'duplicates', icon: CopyCheck, node: nodes.skuManager },
  { dialog: 'import', icon: Upload, node: nodes.skuManagerImport },
  { dialog: 'create', icon: Plus, node: nodes.skuManagerEdit },
] as const;

/** What is done with the catalogue as a whole. */
export function HeaderActions({ overlay }: { overlay: Overlay }) {
  const { t } = useTranslation('skus');
  const needs = useNeeds();
  const id = useId();
  return ways.map(({ dialog, icon: Icon, node }) => {
    const reason = needs(node);
    return (
      <Button
        key={dialog}
        size="sm"
        variant={dialog === 'create' ? 'solid' : 'outline'}
        aria-disabled={reason !== undefined}
        {...(reason === undefined ? {} : { title: reason, 'aria-describedby': `${id}${dialog}` })}
        onClick={() => {
          if (reason === undefined) overlay.openDialog(dialog);
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
