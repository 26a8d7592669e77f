import { Button } from '@chakra-ui/react/button';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScopeTexts } from '#entities/analysis/scopeFilters.ts';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';

const PrintedReport = lazyPanel(
  'dashboard-report',
  async () => (await import('./PrintedReport.tsx')).PrintedReport,
);

/** Prints the figures of a scope on one page. */
export function PrintButton({ scope }: { scope: ScopeTexts }) {
  const { t } = useTranslation('analysis');
  const [asked, setAsked] = useState(0);
  const [isPending, setPending] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        loading={isPending}
        onClick={() => {
          setPending(true);
          setAsked(asked + 1);
        }}
      >
        <Printer {...iconText} />
        {t('dashboard.print')}
      </Button>
      {asked > 0 && (
        <Suspense>
          <PrintedReport scope={scope} asked={asked} onEnd={() => setPending(false)} />
        </Suspense>
      )}
    </>
  );
}
