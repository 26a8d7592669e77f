import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { archiveProductMutation, restoreProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { ProductRow } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';
import './drawerTexts.ts';
import { productSaved, productTouched } from './productQueries.ts';

type Named = Pick<ProductRow, 'id' | 'sku' | 'name' | 'version'>;

/** Takes a product out of the lists, after asking, and brings it back. */
export function useArchive() {
  const { t } = useTranslation('skuDrawer');
  const { t: tErrors } = useTranslation('errors');
  const away = useMutation(archiveProductMutation());
  const back = useMutation(restoreProductMutation());
  const { run, pending } = useSingleFlight();

  const act = (title: string, call: () => Promise<string>): Promise<unknown> =>
    run(async () => {
      try {
        notify({ type: 'success', title: await call() });
      } catch (error) {
        if (isSilent(error)) return;
        // R16: what was confirmed is answered by a dialog.
        void warn({ title, text: errorText(error, tErrors), action: t('ok', { ns: 'common' }) });
        // The refusal may mean that what is shown is out of date.
        productTouched();
      }
    });

  return {
    pending,
    archive: async ({ id, sku, name, version }: Named): Promise<void> => {
      const question = { title: t('archive.title', { sku }), text: t('archive.text', { name }) };
      if (!(await confirm({ ...question, action: t('archive.action'), danger: true }))) return;
      await act(t('archive.failed', { sku }), async () => {
        await away.mutateAsync({ path: { productId: id }, query: { version } });
        productTouched();
        return t('archive.done', { sku });
      });
    },
    restore: async ({ id, sku }: Named): Promise<void> => {
      await act(t('restore.failed', { sku }), async () => {
        productSaved(await back.mutateAsync({ path: { productId: id } }));
        return t('restore.done', { sku });
      });
    },
  };
}
