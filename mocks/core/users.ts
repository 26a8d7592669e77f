import { permissions, type Permission } from '#session/permissions.ts';

import { examples } from '#mocks/contract/examples.gen.ts';
import type { MenuNode, UserProfile } from '#mocks/contract/types/types.gen.ts';

/** Everybody's password in the mock (D32). */
export const PASSWORD = 'backroom';

export interface StaffMember {
  email: string;
  profile: UserProfile;
  /** Titles of the nodes that the role grants. */
  granted: ReadonlySet<string>;
}

/** Prices: decides and publishes them, keeps the competitors and the rules, sees what things cost. */
const pricingManager: readonly Permission[] = [
  permissions.home,
  permissions.competitorAnalysis,
  permissions.competitorDashboard,
  permissions.productCategory,
  permissions.productCategoryEdit,
  permissions.competitorAdmin,
  permissions.competitorAdminEdit,
  permissions.competitorAdminRules,
  permissions.skuManager,
  permissions.skuManagerEdit,
  permissions.skuManagerBulk,
  permissions.skuManagerImport,
  permissions.skuManagerExport,
  permissions.viewCosts,
  permissions.priceSlabs,
  permissions.priceSlabsEdit,
  permissions.priceSlabsPublish,
  permissions.priceSlabsOverride,
  permissions.competitorManager,
  permissions.competitorManagerEdit,
  permissions.competitorManagerDecide,
  permissions.search,
  permissions.promostandards,
  permissions.activityLog,
  permissions.activityLogExport,
  permissions.activityLogUndo,
  permissions.documents,
  permissions.documentsUpload,
];

/** Prepares ladders and reviews matches; publishing, overriding and the rules are the manager's. */
const pricingAnalyst: readonly Permission[] = [
  permissions.home,
  permissions.competitorAnalysis,
  permissions.competitorDashboard,
  permissions.productCategory,
  permissions.skuManager,
  permissions.skuManagerExport,
  permissions.viewCosts,
  permissions.priceSlabs,
  permissions.priceSlabsEdit,
  permissions.competitorManager,
  permissions.competitorManagerEdit,
  permissions.competitorManagerDecide,
  permissions.search,
  permissions.activityLog,
  permissions.documents,
  permissions.documentsUpload,
];

/** Runs the range: what is sold, in which category, from which supplier feed. Reads prices, does not set them. */
const merchandiser: readonly Permission[] = [
  permissions.home,
  permissions.competitorAnalysis,
  permissions.competitorDashboard,
  permissions.productCategory,
  permissions.productCategoryEdit,
  permissions.skuManager,
  permissions.skuManagerEdit,
  permissions.skuManagerBulk,
  permissions.skuManagerImport,
  permissions.skuManagerExport,
  permissions.skuManagerArchive,
  permissions.viewCosts,
  permissions.priceSlabs,
  permissions.competitorManager,
  permissions.featureMerging,
  permissions.search,
  permissions.promostandards,
  permissions.promostandardsRun,
  permissions.activityLog,
  permissions.documents,
  permissions.documentsUpload,
];

/** Keeps product data clean: texts, categories, features, pictures. No costs and no competitors. */
const catalogueEditor: readonly Permission[] = [
  permissions.home,
  permissions.competitorAnalysis,
  permissions.productCategory,
  permissions.productCategoryEdit,
  permissions.skuManager,
  permissions.skuManagerEdit,
  permissions.skuManagerBulk,
  permissions.skuManagerImport,
  permissions.skuManagerExport,
  permissions.featureMerging,
  permissions.featureMergingApply,
  permissions.featureMergingUndo,
  permissions.search,
  permissions.promostandards,
  permissions.activityLog,
  permissions.documents,
  permissions.documentsUpload,
  permissions.documentsDelete,
];

/** Takes and returns money, and checks supplier invoices against costs. */
const accounts: readonly Permission[] = [
  permissions.home,
  permissions.skuManager,
  permissions.viewCosts,
  permissions.search,
  permissions.cardPayment,
  permissions.cardPaymentCharge,
  permissions.cardPaymentAdHoc,
  permissions.cardPaymentRefund,
  permissions.activityLog,
  permissions.activityLogExport,
  permissions.documents,
  permissions.documentsUpload,
];

/** Answers the phone: finds products, prices, stock and documents, and charges an invoice. Refunds go to accounts. */
const customerService: readonly Permission[] = [
  permissions.home,
  permissions.skuManager,
  permissions.priceSlabs,
  permissions.search,
  permissions.cardPayment,
  permissions.cardPaymentCharge,
  permissions.promostandards,
  permissions.documents,
  permissions.documentsUpload,
];

/** Reads every page and changes nothing; the log may be taken away as a file. */
const auditor: readonly Permission[] = [
  permissions.home,
  permissions.competitorAnalysis,
  permissions.competitorDashboard,
  permissions.productCategory,
  permissions.competitorAdmin,
  permissions.skuManager,
  permissions.viewCosts,
  permissions.priceSlabs,
  permissions.competitorManager,
  permissions.featureMerging,
  permissions.search,
  permissions.cardPayment,
  permissions.promostandards,
  permissions.activityLog,
  permissions.activityLogExport,
  permissions.documents,
  permissions.admin,
  permissions.permissionNodes,
  permissions.roles,
  permissions.team,
];

function createMember(profile: UserProfile, granted: readonly Permission[]): StaffMember {
  return { email: profile.email ?? '', profile, granted: new Set(granted) };
}

/** The named staff, one per role (D32). */
export const staff: readonly StaffMember[] = [
  createMember(examples.profileAdmin, Object.values(permissions)),
  createMember(examples.profilePricingManager, pricingManager),
  createMember(examples.profilePricingAnalyst, pricingAnalyst),
  createMember(examples.profileMerchandiser, merchandiser),
  createMember(examples.profileCatalogue, catalogueEditor),
  createMember(examples.profileAccounts, accounts),
  createMember(examples.profileService, customerService),
  createMember(examples.profileAuditor, auditor),
];

/** Accounts that cannot be used: not active, deleted. */
export const unusable: readonly StaffMember[] = [
  createMember(examples.profileInactive, pricingAnalyst),
  createMember(examples.profileDeleted, customerService),
];

/** The part of the contract's whole tree that is granted; what stands below a node that is not, is left out. */
export function menuOf(granted: ReadonlySet<string>, tree = examples.menuAll.data ?? []): MenuNode[] {
  return tree
    .filter(({ title }) => granted.has(title))
    .map(({ title, child = [] }) => {
      const grantedChildren = menuOf(granted, child);
      return grantedChildren.length > 0 ? { title, child: grantedChildren } : { title };
    });
}
