import type { NodeFileEntry } from '#api/generated/types.gen.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import { isActionTitle } from '#session/permissionTree.ts';
import { paths } from '#shared/lib/paths.ts';

/** All titles that this version of the app knows. */
export const knownTitles: ReadonlySet<string> = new Set(Object.values(permissions));

/** Where pages lead, and menus, which lead nowhere. */
const routes: Readonly<Partial<Record<string, string | null>>> = {
  [permissions.home]: paths.home,
  [permissions.competitorAnalysis]: null,
  [permissions.competitorDashboard]: paths.competitorDashboard,
  [permissions.productCategory]: paths.productCategory,
  [permissions.competitorAdmin]: paths.competitorAdmin,
  [permissions.skuManager]: paths.skuManager,
  [permissions.priceSlabs]: '/slabs/:productid',
  [permissions.competitorManager]: '/competitor-manager/:productid',
  [permissions.featureMerging]: paths.featureMerging,
  [permissions.search]: paths.search,
  [permissions.cardPayment]: paths.cardPayment,
  [permissions.promostandards]: paths.promostandards,
  [permissions.activityLog]: paths.activityLog,
  [permissions.documents]: paths.documents,
  [permissions.admin]: null,
  [permissions.permissionNodes]: paths.permissionNodes,
  [permissions.roles]: paths.roles,
  [permissions.team]: paths.team,
};

const parents: Readonly<Partial<Record<string, Permission>>> = {
  [permissions.competitorDashboard]: permissions.competitorAnalysis,
  [permissions.productCategory]: permissions.competitorAnalysis,
  [permissions.competitorAdmin]: permissions.competitorAnalysis,
  [permissions.viewCosts]: permissions.skuManager,
  [permissions.priceSlabs]: permissions.skuManager,
  [permissions.competitorManager]: permissions.skuManager,
  [permissions.permissionNodes]: permissions.admin,
  [permissions.roles]: permissions.admin,
  [permissions.team]: permissions.admin,
};

/** The nodes of this app, as D24 lists them, for those that the data lacks. */
export const appNodes: readonly NodeFileEntry[] = Object.values(permissions).map((title) => {
  const isAction = isActionTitle(title);
  const [page = title] = title.split(': ');
  const route = routes[title] ?? null;
  return {
    title,
    type: isAction ? 'action' : route === null ? 'menu' : 'page',
    parent: parents[title] ?? (isAction ? page : null),
    ...(route === null ? {} : { route }),
  };
});
