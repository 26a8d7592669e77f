import { chakra } from '@chakra-ui/react/styled-system';
import MoveRight from 'lucide-react/icons/move-right';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry, FieldChange, Product } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconText } from '#shared/ui/icon.ts';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { historyParts } from './historyRules.ts';

/** What can be done to a product. */
const actions = [
  'create',
  'update',
  'delete',
  'restore',
  'import',
  'export',
  'publish',
  'undo',
  'sync',
] as const;

interface HistoryListProps {
  entries: readonly ActivityEntry[];
  product: Product;
}

/** Entries of the history: who, when, what, and each field before and after. */
export function HistoryList({ entries, product }: HistoryListProps) {
  const { t } = useTranslation('skuDrawer');
  const format = useFormat();
  return (
    <chakra.ol css={styles}>
      {entries.map(({ id, at, actor, action, changes }) => (
        <li key={id}>
          <p>
            <strong>{actor.name}</strong>{' '}
            <span>{t(`history.${actions.find((one) => one === action) ?? 'update'}`)}</span>
            <time dateTime={at} title={format.fullDate(at)}>
              {format.dateTime(at)}
            </time>
          </p>
          {changes.length > 0 && (
            <dl>
              {changes.map((change) => (
                <Change key={change.field} change={change} product={product} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </chakra.ol>
  );
}

interface ChangeProps {
  change: FieldChange;
  product: Product;
}

function Change({ change: { field, before, after }, product }: ChangeProps) {
  const { t } = useTranslation('skuDrawer');
  const format = useFormat();
  const { label, value } = useProductTexts();
  const { currency, replacedBy } = product;
  const amounts = [before, after]
    .flatMap((text) => historyParts(text) ?? [])
    .filter(({ isMoney }) => isMoney);
  const decimals = columnDecimals(amounts.map(({ text }) => text));
  const toValueText = (text: string | null): string => {
    // The history has its id; its number is known of the one that is offered now.
    if (field === 'replacedById' && text === replacedBy?.id) return replacedBy.code;
    if (field === 'archivedAt') return text === null ? value(field, 'false') : format.dateTime(text);
    const parts = historyParts(text);
    if (!parts) return value(field, text);
    const words = parts.map(({ name, text: part, isMoney }) => {
      const shown = isMoney ? format.money(part, currency, { decimals }) : name === null ? label(part) : part;
      return name === null ? shown : t('history.part', { name, value: shown });
    });
    return words.length === 0 ? t('history.nothing') : words.join('\n');
  };
  return (
    <div>
      <dt>{label(field)}</dt>
      <dd>
        <del>{toValueText(before)}</del>
        <MoveRight {...iconText} />
        <ins>{toValueText(after)}</ins>
      </dd>
    </div>
  );
}

const styles = {
  listStyle: 'none',
  fontSize: 'sm',
  '& > li': { py: '3', borderBottomWidth: '1px', borderColor: 'border' },
  '& > li:first-of-type': { pt: '0' },
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '1.5' },
  '& strong': { fontWeight: 'semibold' },
  '& time': { ms: 'auto', color: 'fg.muted', fontSize: 'xs' },
  '& dl': { mt: '2', display: 'grid', gap: '2' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '9rem 1fr' },
    columnGap: '3',
  },
  '& dt': { color: 'fg.muted' },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '2', whiteSpace: 'pre-line' },
  '& dd > *': { maxW: '100%', overflowWrap: 'anywhere' },
  '& dd svg': { flexShrink: 0, color: 'fg.muted', mt: '0.5' },
  '& del': { color: 'fg.muted' },
  '& ins': { textDecoration: 'none', fontWeight: 'medium' },
} as const;
