import { menuGroups as areas, screens as own, type MenuPlace, type Screen } from '#app/screens.ts';
import { permissions } from '#session/permissions.ts';
import { paths } from '#shared/lib/paths.ts';

export const menuGroups = areas;

/** Icons of the planted entries, beside those of the panel. */
export type PlantedIcon =
  | MenuPlace['icon']
  | 'gauge'
  | 'swords'
  | 'merge'
  | 'truck'
  | 'files'
  | 'chart'
  | 'key';

type Planted = Omit<Screen, 'menu' | 'access' | 'Component' | 'lazy'> & {
  menu?: Omit<MenuPlace, 'icon'> & { icon: PlantedIcon };
};

/** D23, D24: every entry of both lists, and the pages below an entry. */
const entries: readonly Planted[] = [
  {
    id: 'competitor-dashboard',
    path: paths.competitorDashboard,
    titleKey: 'competitorDashboard',
    permission: permissions.competitorDashboard,
    menu: { icon: 'gauge', main: { group: 'competitorAnalysis', order: 10 } },
  },
  {
    id: 'competitor-detail',
    path: paths.competitorDetail,
    titleKey: 'competitorDetail',
    permission: permissions.competitorDashboard,
    highlights: paths.competitorDashboard,
  },
  {
    id: 'product-category',
    path: paths.productCategory,
    titleKey: 'productCategory',
    permission: permissions.productCategory,
    menu: { icon: 'tags', main: { group: 'competitorAnalysis', order: 20 } },
  },
  {
    id: 'competitor-admin',
    path: paths.competitorAdmin,
    titleKey: 'competitorAdmin',
    permission: permissions.competitorAdmin,
    menu: { icon: 'swords', main: { group: 'competitorAnalysis', order: 30 } },
  },
  {
    id: 'slabs',
    path: '/slabs/:productid',
    titleKey: 'priceSlabs',
    permission: permissions.priceSlabs,
    highlights: paths.skuManager,
  },
  {
    id: 'competitor-manager',
    path: '/competitor-manager/:productid',
    titleKey: 'competitorManager',
    permission: permissions.competitorManager,
    highlights: paths.skuManager,
  },
  {
    id: 'feature-merging',
    path: paths.featureMerging,
    titleKey: 'featureMerging',
    permission: permissions.featureMerging,
    menu: { icon: 'merge', main: { group: 'catalogue', order: 20 } },
  },
  {
    id: 'promostandards',
    path: paths.promostandards,
    titleKey: 'promostandards',
    permission: permissions.promostandards,
    menu: { icon: 'truck', main: { group: 'catalogue', order: 40 }, alternate: { order: 30 } },
  },
  {
    id: 'documents',
    path: paths.documents,
    titleKey: 'documents',
    permission: permissions.documents,
    menu: { icon: 'files', main: { group: 'records', order: 20 }, alternate: { order: 60 } },
  },
  {
    id: 'competitor-analysis',
    path: paths.competitorAnalysis,
    titleKey: 'competitorAnalysis',
    permission: permissions.competitorAnalysis,
    menu: { icon: 'chart', alternate: { order: 20 } },
  },
  {
    id: 'permission-nodes',
    path: paths.permissionNodes,
    titleKey: 'permissionNodes',
    permission: permissions.permissionNodes,
    menu: { icon: 'key', main: { group: 'admin', order: 10 } },
  },
];

const knownPaths: ReadonlySet<string> = new Set(own.map(({ path }) => path));

/** The table of screens with every menu entry: those that the panel has, and a plain page for each of the others. */
export const screens = [
  ...own,
  ...entries
    .filter(({ path }) => !knownPaths.has(path))
    .map((entry) => ({ ...entry, access: 'auth' as const, lazy: () => import('./plainPage.tsx') })),
];
