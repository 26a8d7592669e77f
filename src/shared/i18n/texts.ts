import type account from './locales/en/account.json';
import type common from './locales/en/common.json';
import type auth from './locales/en/auth.json';
import type customizer from './locales/en/customizer.json';
import type errors from './locales/en/errors.json';
import type fields from './locales/en/fields.json';
import type home from './locales/en/home.json';
import type late from './locales/en/late.json';
import type lists from './locales/en/lists.json';
import type menu from './locales/en/menu.json';
import type palette from './locales/en/palette.json';
import type paymentDetails from './locales/en/paymentDetails.json';
import type payments from './locales/en/payments.json';
import type promise from './locales/en/promise.json';
import type publicPages from './locales/en/public.json';
import type search from './locales/en/search.json';
import type shell from './locales/en/shell.json';
import type skuDrawer from './locales/en/skuDrawer.json';
import type skuTools from './locales/en/skuTools.json';
import type skus from './locales/en/skus.json';
import type slabPanels from './locales/en/slabPanels.json';
import type slabs from './locales/en/slabs.json';
import type takePayment from './locales/en/takePayment.json';
import type work from './locales/en/work.json';

/**
 * The English texts by namespace; i18next's keys are typed from them, so an unknown key does not compile.
 * A new namespace is one import above, one line here, and one in the file of its area in each other language (ADR 19).
 */
export interface Texts {
  account: typeof account;
  common: typeof common;
  auth: typeof auth;
  customizer: typeof customizer;
  errors: typeof errors;
  fields: typeof fields;
  home: typeof home;
  late: typeof late;
  lists: typeof lists;
  menu: typeof menu;
  palette: typeof palette;
  paymentDetails: typeof paymentDetails;
  payments: typeof payments;
  promise: typeof promise;
  public: typeof publicPages;
  search: typeof search;
  shell: typeof shell;
  skuDrawer: typeof skuDrawer;
  skuTools: typeof skuTools;
  skus: typeof skus;
  slabPanels: typeof slabPanels;
  slabs: typeof slabs;
  takePayment: typeof takePayment;
  work: typeof work;
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
