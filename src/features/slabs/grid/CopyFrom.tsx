import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import type { LadderPlace } from '#features/slabs/editor/ladderPlace.ts';
import { inCurrency, withoutRate } from '#entities/pricing/exchange.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useNumberSigns } from '#shared/i18n/useFormatChoice.ts';
import { notify } from '#shared/ui/notify.ts';
import { iconText } from '#shared/ui/icon.ts';
import { refusedItem } from './refusedItem.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';

/** A live ladder that can be copied to another place of the same product. */
interface CopySource {
  readonly set: SlabSet;
  readonly isProduct: boolean;
}

/** Brings another live ladder of the product here, in this ladder's currency; and takes this one to a spreadsheet. */
export function CopyFrom() {
  const { t } = useTranslation('slabs');
  const { decimal } = useNumberSigns();
  const texts = useFieldTexts();
  const { sets, place, currency, rates, replaceSlabs, link, readOnlyReason, store } = useLadder();
  const linked = link ? t('linked.reason', { currency: link.currency }) : undefined;
  const reason = readOnlyReason ?? linked;
  const isEmpty = useLadderState(({ slabs }) => slabs.length === 0);
  const sources = copySources(sets, place);
  const nameOf = ({ set, isProduct }: CopySource): string =>
    t(isProduct ? 'copy.product' : 'copy.sku', {
      sku: set.ownerLabel,
      currency: set.currency,
      configuration: texts.configuration(set.configuration),
    });
  const copyHere = ({ set }: CopySource): void => {
    const turned = set.slabs.flatMap((slab) => {
      const unitPrice = inCurrency(slab.unitPrice, set.currency, currency, rates);
      return unitPrice === null ? [] : [{ ...slab, unitPrice }];
    });
    if (turned.length === set.slabs.length) replaceSlabs(turned);
    else {
      const missing = withoutRate([set.currency], currency, rates).join(', ');
      notify({ type: 'error', title: t('noRate', { ns: 'common', currency: missing || currency }) });
    }
  };
  const toClipboard = async (): Promise<void> => {
    // D33: as the person writes it, for spreadsheets and for what is pasted here.
    const rows = store
      .getSnapshot()
      .values.slabs.map(({ quantity, price }) => `${quantity}\t${price.replace('.', decimal)}`);
    try {
      await navigator.clipboard.writeText(rows.join('\n'));
      notify({ type: 'success', title: t('copy.done') });
    } catch {
      notify({ type: 'error', title: t('copy.refused') });
    }
  };
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline">
          {t('copy.menu')}
          <ChevronDown {...iconText} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {sources.map((source) => (
            <Menu.Item
              key={source.set.id}
              value={source.set.id}
              {...refusedItem(reason)}
              onSelect={() => reason === undefined && copyHere(source)}
            >
              {reason === undefined ? nameOf(source) : `${nameOf(source)} – ${reason}`}
            </Menu.Item>
          ))}
          {sources.length > 0 && <Menu.Separator />}
          <Menu.Item value="clipboard" disabled={isEmpty} onSelect={() => void toClipboard()}>
            {t('copy.clipboard')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** The live ladders of other places, those of the product first. */
function copySources(sets: readonly SlabSet[], here: LadderPlace): CopySource[] {
  return sets
    .filter(
      ({ state, owner, currency, configuration }) =>
        state === 'live' &&
        !(owner.id === here.owner.id && currency === here.currency && configuration === here.configuration),
    )
    .map((set) => ({ set, isProduct: set.owner.kind === 'product' }))
    .toSorted((a, b) => Number(b.isProduct) - Number(a.isProduct));
}
