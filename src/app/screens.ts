import type { ComponentType } from 'react';
import { LoginRoute } from '#app/public/LoginRoute.tsx';
import { LogoutPage } from '#features/auth/LogoutPage.tsx';
import { permissions, type Permission } from '#session/permissions.ts';
import type { ScreenTexts } from '#shared/i18n/textAreas.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';
import { paths } from '#shared/lib/paths.ts';

/**
 * Areas of the main menu, in the order in which they stand. D24: two of them are permission nodes themselves; the
 * others only order the list.
 */
export const menuGroups = [
  { id: 'overview', titleKey: 'groupOverview', permission: null },
  { id: 'competitorAnalysis', titleKey: 'competitorAnalysis', permission: permissions.competitorAnalysis },
  { id: 'catalogue', titleKey: 'groupCatalogue', permission: null },
  { id: 'payments', titleKey: 'groupPayments', permission: null },
  { id: 'records', titleKey: 'groupRecords', permission: null },
  { id: 'admin', titleKey: 'admin', permission: permissions.admin },
] as const satisfies readonly { id: string; titleKey: MenuKey; permission: Permission | null }[];
export type MenuGroup = (typeof menuGroups)[number]['id'];

/** Icons a menu entry may bear; the side menu maps each name to a drawing. */
export type MenuIcon =
  | 'home'
  | 'boxes'
  | 'search'
  | 'creditCard'
  | 'users'
  | 'idCard'
  | 'shield'
  | 'folderTree'
  | 'history'
  | 'sliders'
  | 'chartLine'
  | 'tags';

/** Where an entry stands: in an area of the main menu, in the alternate sidebar (D23), or in both. */
export type MenuPlace = {
  icon: MenuIcon;
  main?: { group: MenuGroup; order: number };
  alternate?: { order: number };
};

/** What a lazily loaded screen may export: the names react-router reads from a route module. */
export type RouteModule = {
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  /** Gets the requested address: while it runs, the address bar still shows the page that is left. */
  loader?: (call: { request: Request; params: Record<string, string | undefined> }) => Promise<unknown>;
};

type ScreenFacts = {
  id: string;
  /** Path pattern of react-router; matched without regard to case and trailing slash (E15). */
  path: string;
  /** Key in the `menu` namespace of the title: of the document and of the page (spec §2). */
  titleKey: MenuKey;
  /** D37: what the menu and other lists of screens call it, and the breadcrumb; as the title without them. */
  labelKey?: MenuKey;
  crumbKey?: MenuKey;
  /** Permission title that puts the screen into the menu; null: never filtered (D24). */
  permission: Permission | null;
  access: 'public' | 'auth';
  menu?: MenuPlace;
  /** Path of the menu entry marked as current while this screen is open, when it has none of its own (spec §2). */
  highlights?: string;
  /** Areas of texts beside that of its branch, fetched together with the screen (ADR 19). */
  texts?: readonly ScreenTexts[];
};

/** A screen is in the entry (`Component`) or fetched when it is opened (`lazy`). */
export type Screen = ScreenFacts &
  ({ Component: ComponentType; lazy?: never } | { lazy: () => Promise<RouteModule>; Component?: never });

/**
 * The table of screens (D21). Routes, guard, document title, menu and breadcrumb follow from a row.
 * A new screen is a new row here and a path in `shared/lib/paths.ts`.
 */
export const screens = [
  {
    id: 'login',
    path: paths.login,
    titleKey: 'login',
    permission: null,
    access: 'public',
    // In the entry: the prerendered form is hydrated at once, without waiting for a chunk.
    Component: LoginRoute,
  },
  {
    id: 'register',
    path: paths.register,
    titleKey: 'register',
    permission: null,
    access: 'public',
    lazy: () => import('#features/auth/route.tsx').then((auth) => ({ Component: auth.RegisterPage })),
  },
  {
    id: 'forgot-password',
    path: paths.forgotPassword,
    titleKey: 'forgotPassword',
    permission: null,
    access: 'public',
    lazy: () => import('#features/auth/route.tsx').then((auth) => ({ Component: auth.ForgotPasswordPage })),
  },
  {
    id: 'reset-password',
    path: '/reset-password/:id',
    titleKey: 'resetPassword',
    permission: null,
    access: 'public',
    lazy: () => import('#features/auth/route.tsx').then((auth) => ({ Component: auth.ResetPasswordPage })),
  },
  {
    id: 'logout',
    path: paths.logout,
    titleKey: 'logout',
    permission: null,
    access: 'auth',
    // In the entry: signing out must work with no network.
    Component: LogoutPage,
  },
  {
    id: 'home',
    path: paths.home,
    titleKey: 'home',
    permission: permissions.home,
    access: 'auth',
    menu: { icon: 'home', main: { group: 'overview', order: 10 } },
    lazy: () => import('#features/home/route.tsx'),
  },
  {
    id: 'my-account',
    path: paths.myAccount,
    titleKey: 'myAccountTitle',
    labelKey: 'myAccount',
    crumbKey: 'myAccountCrumb',
    permission: null,
    access: 'auth',
    lazy: () => import('#features/account/route.tsx'),
  },
  {
    id: 'sku-manager',
    path: paths.skuManager,
    titleKey: 'skuManager',
    permission: permissions.skuManager,
    access: 'auth',
    menu: { icon: 'boxes', main: { group: 'catalogue', order: 10 }, alternate: { order: 10 } },
    texts: ['lists', 'records', 'skus'],
    lazy: () => import('#features/skus/route.tsx'),
  },
  {
    id: 'suppliers',
    path: paths.suppliers,
    titleKey: 'suppliers',
    permission: permissions.skuManager,
    access: 'auth',
    highlights: paths.skuManager,
    texts: ['lists', 'records'],
    lazy: () => import('#features/suppliers/route.tsx'),
  },
  {
    id: 'price-slabs',
    path: '/slabs/:productid',
    titleKey: 'priceSlabs',
    permission: permissions.priceSlabs,
    access: 'auth',
    highlights: paths.skuManager,
    texts: ['lists', 'records', 'slabs'],
    lazy: () => import('#features/slabs/route.tsx'),
  },
  {
    id: 'competitor-manager',
    path: '/competitor-manager/:productid',
    titleKey: 'competitorManager',
    permission: permissions.competitorManager,
    access: 'auth',
    highlights: paths.skuManager,
    texts: ['lists', 'records', 'competitorManager'],
    lazy: () => import('#features/competitorManager/route.tsx'),
  },
  {
    id: 'competitor-dashboard',
    path: paths.competitorDashboard,
    titleKey: 'competitorDashboard',
    permission: permissions.competitorDashboard,
    access: 'auth',
    menu: { icon: 'chartLine', main: { group: 'competitorAnalysis', order: 10 } },
    // In the alternate sidebar.
    highlights: paths.competitorAnalysis,
    texts: ['lists', 'records', 'analysis', 'alerts'],
    lazy: () => import('#features/competitorDashboard/route.tsx'),
  },
  {
    id: 'competitor-analysis',
    path: paths.competitorAnalysis,
    titleKey: 'competitorAnalysis',
    permission: permissions.competitorAnalysis,
    access: 'auth',
    menu: { icon: 'chartLine', alternate: { order: 20 } },
    lazy: () =>
      import('#features/competitorDashboard/ShortAddress.tsx').then((address) => ({
        Component: address.ShortAddress,
      })),
  },
  {
    id: 'competitor-detail',
    path: paths.competitorDetail,
    titleKey: 'competitorDetail',
    permission: permissions.competitorDashboard,
    access: 'auth',
    highlights: paths.competitorDashboard,
    texts: ['lists', 'records', 'analysis'],
    lazy: () => import('#features/competitorDetail/route.tsx'),
  },
  {
    id: 'search',
    path: paths.search,
    titleKey: 'search',
    permission: permissions.search,
    access: 'auth',
    menu: { icon: 'search', main: { group: 'catalogue', order: 30 } },
    texts: ['lists', 'search'],
    lazy: () => import('#features/search/route.tsx'),
  },
  {
    id: 'product-category',
    path: paths.productCategory,
    titleKey: 'productCategory',
    permission: permissions.productCategory,
    access: 'auth',
    menu: { icon: 'tags', main: { group: 'competitorAnalysis', order: 20 } },
    texts: ['lists', 'records', 'analysis', 'productCategory'],
    lazy: () => import('#features/productCategory/route.tsx'),
  },
  {
    id: 'competitor-admin',
    path: paths.competitorAdmin,
    titleKey: 'competitorAdmin',
    permission: permissions.competitorAdmin,
    access: 'auth',
    menu: { icon: 'sliders', main: { group: 'competitorAnalysis', order: 30 } },
    texts: ['lists', 'records', 'competitorAdmin', 'alerts'],
    lazy: () => import('#features/competitorAdmin/route.tsx'),
  },
  {
    id: 'roles',
    path: paths.roles,
    titleKey: 'rolesTitle',
    labelKey: 'roles',
    crumbKey: 'roles',
    permission: permissions.roles,
    access: 'auth',
    menu: { icon: 'idCard', main: { group: 'admin', order: 20 } },
    texts: ['lists', 'records', 'people'],
    lazy: () => import('#features/roles/route.tsx'),
  },
  {
    id: 'card-payment',
    path: paths.cardPayment,
    titleKey: 'cardPayment',
    permission: permissions.cardPayment,
    access: 'auth',
    menu: { icon: 'creditCard', main: { group: 'payments', order: 10 } },
    texts: ['lists', 'payments'],
    lazy: () => import('#features/payments/route.tsx'),
  },
  {
    id: 'team',
    path: paths.team,
    titleKey: 'team',
    permission: permissions.team,
    access: 'auth',
    menu: { icon: 'users', main: { group: 'admin', order: 30 } },
    texts: ['lists', 'records', 'people'],
    lazy: () => import('#features/team/route.tsx'),
  },
  {
    id: 'admin',
    path: paths.admin,
    titleKey: 'admin',
    permission: permissions.admin,
    access: 'auth',
    menu: { icon: 'shield', alternate: { order: 40 } },
    lazy: () => import('#features/admin/route.tsx'),
  },
  {
    id: 'permission-nodes',
    path: paths.permissionNodes,
    titleKey: 'permissionNodes',
    permission: permissions.permissionNodes,
    access: 'auth',
    menu: { icon: 'folderTree', main: { group: 'admin', order: 10 } },
    texts: ['lists', 'records', 'people'],
    lazy: () => import('#features/permissionNodes/route.tsx'),
  },
  {
    id: 'activity-log',
    path: paths.activityLog,
    titleKey: 'activityLog',
    permission: permissions.activityLog,
    access: 'auth',
    menu: { icon: 'history', main: { group: 'records', order: 10 }, alternate: { order: 50 } },
    texts: ['lists', 'records', 'activity'],
    lazy: () => import('#features/activity/route.tsx'),
  },
] as const satisfies readonly Screen[];
