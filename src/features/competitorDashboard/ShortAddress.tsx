import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/lib/paths.ts';

/** /competitoranalysis, the address of the alternate sidebar: leads to the dashboard (D21). */
export function ShortAddress() {
  const { search } = useLocation();
  return <Navigate replace to={`${paths.competitorDashboard}${search}`} />;
}
