/**
 * The English texts by namespace; i18next's keys are typed from them, so an unknown key does not compile. A new namespace
 * is one line here and a word in `textAreas.ts`.
 */
export interface Texts {
  account: typeof import('./locales/en/account.json');
  activity: typeof import('./locales/en/activity.json');
  analysis: typeof import('./locales/en/analysis.json');
  alertRules: typeof import('./locales/en/alertRules.json');
  priceRules: typeof import('./locales/en/priceRules.json');
  alerts: typeof import('./locales/en/alerts.json');
  charges: typeof import('./locales/en/charges.json');
  charts: typeof import('./locales/en/charts.json');
  common: typeof import('./locales/en/common.json');
  competitorManager: typeof import('./locales/en/competitorManager.json');
  auth: typeof import('./locales/en/auth.json');
  competitorAdmin: typeof import('./locales/en/competitorAdmin.json');
  customizer: typeof import('./locales/en/customizer.json');
  errors: typeof import('./locales/en/errors.json');
  fields: typeof import('./locales/en/fields.json');
  idle: typeof import('./locales/en/idle.json');
  home: typeof import('./locales/en/home.json');
  homeWork: typeof import('./locales/en/homeWork.json');
  ladders: typeof import('./locales/en/ladders.json');
  late: typeof import('./locales/en/late.json');
  marketSettings: typeof import('./locales/en/marketSettings.json');
  matchReview: typeof import('./locales/en/matchReview.json');
  matches: typeof import('./locales/en/matches.json');
  lists: typeof import('./locales/en/lists.json');
  menu: typeof import('./locales/en/menu.json');
  palette: typeof import('./locales/en/palette.json');
  paymentDetails: typeof import('./locales/en/paymentDetails.json');
  permissions: typeof import('./locales/en/permissions.json');
  payments: typeof import('./locales/en/payments.json');
  permissionNodes: typeof import('./locales/en/permissionNodes.json');
  priceHistory: typeof import('./locales/en/priceHistory.json');
  productCategory: typeof import('./locales/en/productCategory.json');
  promise: typeof import('./locales/en/promise.json');
  public: typeof import('./locales/en/public.json');
  records: typeof import('./locales/en/records.json');
  roles: typeof import('./locales/en/roles.json');
  scanRuns: typeof import('./locales/en/scanRuns.json');
  search: typeof import('./locales/en/search.json');
  shell: typeof import('./locales/en/shell.json');
  skuDrawer: typeof import('./locales/en/skuDrawer.json');
  skuTools: typeof import('./locales/en/skuTools.json');
  skus: typeof import('./locales/en/skus.json');
  slabPanels: typeof import('./locales/en/slabPanels.json');
  slabs: typeof import('./locales/en/slabs.json');
  suppliers: typeof import('./locales/en/suppliers.json');
  takePayment: typeof import('./locales/en/takePayment.json');
  team: typeof import('./locales/en/team.json');
  work: typeof import('./locales/en/work.json');
}

export type TextNamespace = keyof Texts;

/** Key of a page title or menu label. */
export type MenuKey = keyof Texts['menu'];

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Texts;
    defaultNS: 'menu';
    keySeparator: false;
    nsSeparator: false;
  }
}
