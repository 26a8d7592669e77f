import { paths } from '#shared/lib/paths.ts';

/**
 * An address of each screen that can be seen, by its id in `src/app/screens.ts`, with what makes it large: a test of
 * the architecture finds the screens that are missing here.
 */
export const everyScreen: Readonly<Record<'public' | 'auth', Readonly<Record<string, string>>>> = {
  public: {
    login: paths.login,
    register: paths.register,
    'forgot-password': paths.forgotPassword,
    'reset-password': paths.resetPassword('x'),
  },
  auth: {
    home: paths.home,
    'my-account': paths.myAccount,
    'sku-manager': `${paths.skuManager}?stock=out`,
    suppliers: paths.suppliers,
    'price-slabs': paths.slabs('prd-0030'),
    'competitor-manager': paths.competitorManager('prd-0008'),
    'competitor-dashboard': paths.competitorDashboard,
    'competitor-analysis': paths.competitorAnalysis,
    'competitor-detail': `${paths.competitorDetail}?productId=prd-0008`,
    search: `${paths.search}?q=mug`,
    'product-category': `${paths.productCategory}?node=cat-drinkware`,
    'competitor-admin': paths.competitorAdmin,
    roles: paths.roles,
    'card-payment': paths.cardPayment,
    team: paths.team,
    admin: paths.admin,
    'permission-nodes': paths.permissionNodes,
    'activity-log': paths.activityLog,
    'not-found': '/no-such-page',
  },
};

/** Every language of the panel. */
export const tags = ['en', 'en-GB', 'es', 'de', 'fr', 'it', 'ru', 'zh', 'el'] as const;
