import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { getImportErrors, getImportTemplate } from '#api/generated/sdk/work.gen.ts';
import type { ImportKind, ImportRun } from '#api/generated/types.gen.ts';
import { languages } from '#shared/i18n/languages.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { notify } from '#shared/ui/notify.ts';
import { saveCsv } from '#resource/saveFile.ts';
import '#resource/workTexts.ts';
import { errorFileName } from './importRules.ts';

/** The files an import hands out: an empty one to fill in, and the rows that were refused. */
export function useImportFiles() {
  const { t, i18n } = useTranslation('work');
  const { t: tErrors } = useTranslation('errors');
  const { run, pending } = useSingleFlight();
  const language = languages.find(({ tag }) => tag === i18n.language)?.tag;
  const query = language === undefined ? {} : { language };

  const save = (name: string, read: () => Promise<{ data: string }>) =>
    void run(async () => {
      try {
        saveCsv(name, (await read()).data);
      } catch (error) {
        if (isSilent(error)) return;
        notify({ type: 'error', title: t('import.noFile'), description: errorText(error, tErrors) });
      }
    });

  return {
    pending,
    template: (kind: ImportKind) =>
      save(`${kind}-template.csv`, () => getImportTemplate({ path: { kind }, query, parseAs: 'text' })),
    errors: ({ id, fileName }: ImportRun) =>
      save(errorFileName(fileName), () =>
        getImportErrors({ path: { importId: id }, query, parseAs: 'text' }),
      ),
  };
}
