import CloudAlert from 'lucide-react/icons/cloud-alert';
import Layers from 'lucide-react/icons/layers';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ProductRow } from '#api/generated/types.gen.ts';
import type { CellContext } from './CellContext.ts';

interface NameCellProps {
  look: CellContext;
  row: Pick<ProductRow, 'name' | 'isKvi' | 'isCaution' | 'lastSyncError' | 'offMoq'>;
}

const sign = { size: 14, strokeWidth: 2, role: 'img' } as const;

/** A name in the lines its row has, and what is special about the product. */
export function NameCell({ look: { t, texts }, row }: NameCellProps) {
  const { name, isKvi, isCaution, lastSyncError, offMoq = false } = row;
  return (
    <span className="name">
      <span className="cut" title={name}>
        {name}
      </span>
      {isKvi && (
        <span className="sign kvi" title={texts.field('isKvi')}>
          <Star {...sign} aria-label={texts.field('isKvi')} />
        </span>
      )}
      {isCaution && (
        <span className="sign caution" title={texts.field('isCaution')}>
          <TriangleAlert {...sign} aria-label={texts.field('isCaution')} />
        </span>
      )}
      {offMoq && (
        <span className="sign caution" title={t('flag.offMoq')}>
          <Layers {...sign} aria-label={t('flag.offMoq')} />
        </span>
      )}
      {lastSyncError !== null && (
        <span className="sign bad" title={t('sync.error', { reason: lastSyncError })}>
          <CloudAlert {...sign} aria-label={t('sync.error', { reason: lastSyncError })} />
        </span>
      )}
    </span>
  );
}
