/** The views of /competitorAnalysisAdmin, in the order of their tabs; which one is open is `view` in the address. */
export const adminViews = [
  'competitors',
  'review',
  'rules',
  'suggestions',
  'alerts',
  'settings',
  'scans',
] as const;
export type AdminView = (typeof adminViews)[number];

/** Which view an address asks for; the competitors, unless it names another. */
export const viewOf = (search: string): AdminView => {
  const asked = new URLSearchParams(search).get('view');
  return adminViews.find((view) => view === asked) ?? 'competitors';
};
