import { Button } from '@chakra-ui/react/button';
import Download from 'lucide-react/icons/download';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { search } from '#features/search/api/searchClient.ts';
import { toSearchFault } from '#features/search/api/toSearchFault.ts';
import type { SearchPlan } from '#features/search/model/buildSearches.ts';
import { collectionName } from '#features/search/model/collections.ts';
import { readHit } from '#features/search/model/hit.ts';
import { fileCell, fileColumns } from '#features/search/model/hitFile.ts';
import { requireFound } from '#features/search/model/readAnswers.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { csvText } from '#shared/lib/csv.ts';
import { confirm } from '#shared/ui/confirm.ts';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { saveCsv } from '#resource/saveFile.ts';
import { useSave } from '#resource/write/useSave.ts';
import { useSearchErrorText } from './useSearchErrorText.ts';

interface ExportHitsProps {
  plan: SearchPlan;
  found: number;
  /** Hits that one search may bring. */
  perPage: number;
}

/** What only hits have; the others are fields of lists. */
const ownColumns = ['colors', 'sizes', 'path', 'products', 'kind', 'language', 'size'] as const;

/** As many hits as a file has at most. */
const MOST = 1000;

/** A CSV file of what was found, in the order on screen; beyond 1,000 hits it says what it leaves out first. */
export function ExportHits({ plan, found, perPage }: ExportHitsProps) {
  const { t } = useTranslation('search');
  const texts = useFieldTexts();
  const format = useFormat();
  const costs = useCan()(permissions.viewCosts);
  const say = useSearchErrorText();
  const { save, pending } = useSave({
    handle: (error) => {
      const fault = toSearchFault(error);
      if (fault) notify({ type: 'error', title: t('export.failed'), description: say(fault) });
      return true;
    },
  });

  const begin = () =>
    save(async () => {
      const most = format.number(MOST);
      const question = {
        title: t('export.capTitle', { most }),
        text: t('export.capText', { most, total: format.number(found) }),
        action: t('export.do', { most }),
      };
      if (found > MOST && !(await confirm(question))) return;
      const rows = await fetchRows(plan, Math.min(found, MOST), perPage, costs);
      saveCsv(`${t('export.name')}-${plan.collection}.csv`, csvText([headers(), ...rows]));
      notify({
        type: 'success',
        title: t('export.done', { count: rows.length, total: format.number(rows.length) }),
      });
    });
  const headers = () =>
    listColumns(plan.collection, costs).map((column) => {
      const own = ownColumns.find((each) => each === column);
      return own ? t(`column.${own}`) : texts.named(column);
    });

  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  const isOff = pending || found === 0;
  // What is to be exported changes with each letter, the button does not.
  return useMemo(
    () => (
      <Button
        size="sm"
        variant="outline"
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) void latest.current();
        }}
      >
        <Download {...iconText} />
        {t(pending ? 'export.busy' : 'export.action')}
      </Button>
    ),
    [t, isOff, pending],
  );
}

function listColumns(collection: string, costs: boolean) {
  const all = fileColumns[collectionName(collection) ?? 'products'];
  return all.filter((column) => costs || column !== 'gpPct250');
}

async function fetchRows({ collection, plain }: SearchPlan, count: number, perPage: number, costs: boolean) {
  const pages = Array.from({ length: Math.ceil(count / perPage) }, (_, at) => ({
    ...plain,
    page: at + 1,
    per_page: perPage,
  }));
  const { answers } = await search(pages);
  const columns = listColumns(collection, costs);
  return answers
    .flatMap((answer) => requireFound(answer).hits)
    .slice(0, count)
    .map((hit, at) => columns.map((column) => fileCell(readHit(hit, collection, at + 1), column)));
}
