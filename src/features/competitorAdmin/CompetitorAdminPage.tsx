import './competitorAdminTexts.ts';
import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { Tabs } from '#shared/ui/Tabs.tsx';
import { adminViews, viewOf, type AdminView } from './adminViews.ts';
import { CompetitorList } from './competitors/CompetitorList.tsx';

const panels: Record<AdminView, ComponentType> = {
  competitors: CompetitorList,
  review: lazyPanel('match-review', async () => (await import('./review/ReviewPanel.tsx')).ReviewPanel),
  rules: lazyPanel('price-rules', async () => (await import('./priceRules/PriceRuleList.tsx')).PriceRuleList),
  suggestions: lazyPanel(
    'price-suggestions',
    async () => (await import('./priceRules/suggestions/SuggestionList.tsx')).SuggestionList,
  ),
  alerts: lazyPanel('alert-rules', async () => (await import('./alerts/AlertRuleList.tsx')).AlertRuleList),
  settings: lazyPanel(
    'market-settings',
    async () => (await import('./settings/SettingsPanel.tsx')).SettingsPanel,
  ),
  scans: lazyPanel('scan-runs', async () => (await import('./scans/ScanList.tsx')).ScanList),
};

/** /competitorAnalysisAdmin: the competitors, and what is decided of their pages and prices. */
export function CompetitorAdminPage() {
  const { t } = useTranslation('competitorAdmin');
  const navigate = useNavigate();
  const view = viewOf(useLocation().search);
  const Panel = panels[view];
  return (
    <Page>
      <Tabs
        label={t('views')}
        items={adminViews.map((id) => ({ id, label: t(`view.${id}`) }))}
        value={view}
        // Another view begins with its own clean address.
        onChange={(to) => void navigate({ search: to === 'competitors' ? '' : `?view=${to}` })}
      >
        <Suspense>
          <Panel />
        </Suspense>
      </Tabs>
    </Page>
  );
}
