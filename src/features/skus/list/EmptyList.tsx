import PackageOpen from 'lucide-react/icons/package-open';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import type { ListView } from './listView.ts';

/** The catalogue has nothing: what would be here. */
export function EmptyList({ view }: { view: ListView }) {
  const { t } = useTranslation('skus');
  return <EmptyState icon={PackageOpen} title={t(`empty.${view}`)} text={t(`empty.${view}Text`)} />;
}
