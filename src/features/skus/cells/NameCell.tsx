import CloudAlert from 'lucide-react/icons/cloud-alert';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ProductRow } from '#api/generated/types.gen.ts';
import type { Look } from './look.ts';

interface NameCellProps {
  look: Look;
  row: Pick<ProductRow, 'name' | 'isKvi' | 'isCaution' | 'lastSyncError'>;
}

const sign = { size: 14, strokeWidth: 2, role: 'img' } as const;

/** A name in the lines its row has, and what is special about the product. */
export function NameCell({ look: { t }, row }: NameCellProps) {
  const { name, isKvi, isCaution, lastSyncError } = row;
  return (
    <span className="name">
      <span className="cut" title={name}>
        {name}
      </span>
      {isKvi && (
        <span className="sign kvi" title={t('kvi')}>
          <Star {...sign} aria-label={t('kvi')} />
        </span>
      )}
      {isCaution && (
        <span className="sign caution" title={t('caution')}>
          <TriangleAlert {...sign} aria-label={t('caution')} />
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
