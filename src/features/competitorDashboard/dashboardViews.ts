/** The views of the dashboard, in the order of their tabs; which one is open is `view` in the address. */
export const dashboardViews = ['overview', 'products'] as const;
export type DashboardView = (typeof dashboardViews)[number];

/** Which view an address asks for; the overview, unless it names another. */
export const viewOf = (search: string): DashboardView =>
  new URLSearchParams(search).get('view') === 'products' ? 'products' : 'overview';
