import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toScopeQuery, type ScopeTexts } from '#entities/analysis/scopeFilters.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { notify } from '#shared/ui/notify.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { useReport } from './useReport.ts';

interface PrintedReportProps {
  scope: ScopeTexts;
  /** How often somebody asked for it: each time it is printed once. */
  asked: number;
  /** It was printed, or cannot be. */
  onEnd: () => void;
}

/** One page with the figures of a scope, seen on paper alone. It is printed as soon as everything is there. */
export function PrintedReport({ scope, asked, onEnd }: PrintedReportProps) {
  const { t } = useTranslation('analysis');
  const messageOf = useErrorMessage();
  const { report, error } = useReport(toScopeQuery(scope));
  const answered = useRef(0);
  const isThere = report !== null;
  useEffect(() => {
    if (answered.current === asked || (!isThere && !error)) return;
    answered.current = asked;
    onEnd();
    if (isThere) {
      window.print();
      return;
    }
    const description = messageOf(error);
    // A toast is painted at once, which no effect may do.
    if (description !== null)
      queueMicrotask(() => notify({ type: 'error', title: t('dashboard.notPrinted'), description }));
  }, [asked, isThere, error, onEnd, t, messageOf]);
  return (
    report &&
    createPortal(
      <chakra.div data-report display="none" _print={{ display: 'block' }}>
        <ReportSheet report={report} />
      </chakra.div>,
      document.body,
    )
  );
}
