/** Every address of the panel (spec §2, D21). Links, redirects and the route table read it from here. */
export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: (id: string) => `/reset-password/${encodeURIComponent(id)}`,
  logout: '/logout',
  home: '/home',
  myAccount: '/my-account',
  permissionNodes: '/permissions-nodes',
  team: '/team',
  roles: '/roles',
  search: '/typesense',
  competitorDashboard: '/competitorAnalysisDashboard',
  competitorDetail: '/competitorAnalysisDetail',
  productCategory: '/competitorAnalysisProductCategory',
  competitorAdmin: '/competitorAnalysisAdmin',
  competitorAnalysis: '/competitoranalysis',
  skuManager: '/skumanager',
  suppliers: '/suppliers',
  slabs: (productId: string) => `/slabs/${encodeURIComponent(productId)}`,
  competitorManager: (productId: string) => `/competitor-manager/${encodeURIComponent(productId)}`,
  featureMerging: '/feature-merging',
  cardPayment: '/stripe-payment',
  promostandards: '/promostandards',
  activityLog: '/activitylog',
  documents: '/documents',
  admin: '/admin',
} as const;

/** spec §6: routes that need no token. `/reset-password/{id}` is the one with a parameter. */
const publicPaths: ReadonlySet<string> = new Set([paths.login, paths.register, paths.forgotPassword]);

/** True for the public routes, whatever the case and with one trailing slash or without (E15). */
export function isPublicPath(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return publicPaths.has(path) || /^\/reset-password\/[^/]+$/.test(path);
}
