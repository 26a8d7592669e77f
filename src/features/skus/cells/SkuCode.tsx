import Copy from 'lucide-react/icons/copy';
import { notify } from '#shared/ui/notify.ts';
import type { CellContext } from './CellContext.ts';
import { OpenLink } from './OpenLink.tsx';

interface SkuCodeProps {
  look: CellContext;
  code: string;
  /** The address of its drawer. */
  to: string;
  onOpen: () => void;
}

/** A SKU that opens its drawer, also in a tab of its own, and can be copied without selecting it. */
export function SkuCode({ look: { t }, code, to, onOpen }: SkuCodeProps) {
  return (
    <span className="code">
      <OpenLink to={to} onOpen={onOpen}>
        {code}
      </OpenLink>
      <button
        type="button"
        className="copy"
        aria-label={t('copy', { code })}
        title={t('copy', { code })}
        onClick={() => {
          void navigator.clipboard.writeText(code).then(
            () => notify({ type: 'success', title: t('copied', { code }) }),
            () => notify({ type: 'error', title: t('copyFailed') }),
          );
        }}
      >
        <Copy size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </span>
  );
}
