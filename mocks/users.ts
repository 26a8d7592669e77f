import { nodes, type NodeTitle } from '#session/nodes.ts';

import { examples } from './contract/examples.gen.ts';
import type { MenuNode, UserProfile } from './contract/types/types.gen.ts';

/** Everybody's password in the mock (D32). */
export const PASSWORD = 'backroom';

export interface StaffMember {
  email: string;
  profile: UserProfile;
  /** Titles of the nodes that the role grants. */
  granted: ReadonlySet<string>;
}

/** Prices: decides and publishes them, keeps the competitors and the rules, sees what things cost. */
const pricingManager: readonly NodeTitle[] = [
  nodes.home,
  nodes.competitorAnalysis,
  nodes.competitorDashboard,
  nodes.productCategory,
  nodes.productCategoryEdit,
  nodes.competitorAdmin,
  nodes.competitorAdminEdit,
  nodes.competitorAdminRules,
  nodes.skuManager,
  nodes.skuManagerEdit,
  nodes.skuManagerBulk,
  nodes.skuManagerImport,
  nodes.skuManagerExport,
  nodes.viewCosts,
  nodes.priceSlabs,
  nodes.priceSlabsEdit,
  nodes.priceSlabsPublish,
  nodes.priceSlabsOverride,
  nodes.competitorManager,
  nodes.competitorManagerEdit,
  nodes.competitorManagerDecide,
  nodes.search,
  nodes.promostandards,
  nodes.activityLog,
  nodes.activityLogExport,
  nodes.activityLogUndo,
  nodes.documents,
  nodes.documentsUpload,
];

/** Prepares ladders and reviews matches; publishing, overriding and the rules are the manager's. */
const pricingAnalyst: readonly NodeTitle[] = [
  nodes.home,
  nodes.competitorAnalysis,
  nodes.competitorDashboard,
  nodes.productCategory,
  nodes.skuManager,
  nodes.skuManagerExport,
  nodes.viewCosts,
  nodes.priceSlabs,
  nodes.priceSlabsEdit,
  nodes.competitorManager,
  nodes.competitorManagerEdit,
  nodes.competitorManagerDecide,
  nodes.search,
  nodes.activityLog,
  nodes.documents,
  nodes.documentsUpload,
];

/** Runs the range: what is sold, in which category, from which supplier feed. Reads prices, does not set them. */
const merchandiser: readonly NodeTitle[] = [
  nodes.home,
  nodes.competitorAnalysis,
  nodes.competitorDashboard,
  nodes.productCategory,
  nodes.productCategoryEdit,
  nodes.skuManager,
  nodes.skuManagerEdit,
  nodes.skuManagerBulk,
  nodes.skuManagerImport,
  nodes.skuManagerExport,
  nodes.skuManagerArchive,
  nodes.viewCosts,
  nodes.priceSlabs,
  nodes.competitorManager,
  nodes.featureMerging,
  nodes.search,
  nodes.promostandards,
  nodes.promostandardsRun,
  nodes.activityLog,
  nodes.documents,
  nodes.documentsUpload,
];

/** Keeps product data clean: texts, categories, features, pictures. No costs and no competitors. */
const catalogueEditor: readonly NodeTitle[] = [
  nodes.home,
  nodes.competitorAnalysis,
  nodes.productCategory,
  nodes.productCategoryEdit,
  nodes.skuManager,
  nodes.skuManagerEdit,
  nodes.skuManagerBulk,
  nodes.skuManagerImport,
  nodes.skuManagerExport,
  nodes.featureMerging,
  nodes.featureMergingApply,
  nodes.featureMergingUndo,
  nodes.search,
  nodes.promostandards,
  nodes.activityLog,
  nodes.documents,
  nodes.documentsUpload,
  nodes.documentsDelete,
];

/** Takes and returns money, and checks supplier invoices against costs. */
const accounts: readonly NodeTitle[] = [
  nodes.home,
  nodes.skuManager,
  nodes.viewCosts,
  nodes.search,
  nodes.cardPayment,
  nodes.cardPaymentCharge,
  nodes.cardPaymentAdHoc,
  nodes.cardPaymentRefund,
  nodes.activityLog,
  nodes.activityLogExport,
  nodes.documents,
  nodes.documentsUpload,
];

/** Answers the phone: finds products, prices, stock and papers, and charges an invoice. Refunds go to accounts. */
const customerService: readonly NodeTitle[] = [
  nodes.home,
  nodes.skuManager,
  nodes.priceSlabs,
  nodes.search,
  nodes.cardPayment,
  nodes.cardPaymentCharge,
  nodes.promostandards,
  nodes.documents,
  nodes.documentsUpload,
];

/** Reads every page and changes nothing; the log may be taken away as a file. */
const auditor: readonly NodeTitle[] = [
  nodes.home,
  nodes.competitorAnalysis,
  nodes.competitorDashboard,
  nodes.productCategory,
  nodes.competitorAdmin,
  nodes.skuManager,
  nodes.viewCosts,
  nodes.priceSlabs,
  nodes.competitorManager,
  nodes.featureMerging,
  nodes.search,
  nodes.cardPayment,
  nodes.promostandards,
  nodes.activityLog,
  nodes.activityLogExport,
  nodes.documents,
  nodes.admin,
  nodes.permissionNodes,
  nodes.roles,
  nodes.team,
];

function member(profile: UserProfile, granted: readonly NodeTitle[]): StaffMember {
  return { email: profile.email ?? '', profile, granted: new Set(granted) };
}

/** The named staff, one per role (D32). */
export const staff: readonly StaffMember[] = [
  member(examples.profileAdmin, Object.values(nodes)),
  member(examples.profilePricingManager, pricingManager),
  member(examples.profilePricingAnalyst, pricingAnalyst),
  member(examples.profileMerchandiser, merchandiser),
  member(examples.profileCatalogue, catalogueEditor),
  member(examples.profileAccounts, accounts),
  member(examples.profileService, customerService),
  member(examples.profileAuditor, auditor),
];

/** Accounts that cannot be used: not active, deleted. */
export const unusable: readonly StaffMember[] = [
  member(examples.profileInactive, pricingAnalyst),
  member(examples.profileDeleted, customerService),
];

/** The part of the contract's whole tree that is granted; what stands below a node that is not, is left out. */
export function menuOf(granted: ReadonlySet<string>, tree = examples.menuAll.data ?? []): MenuNode[] {
  return tree
    .filter(({ title }) => granted.has(title))
    .map(({ title, child = [] }) => {
      const below = menuOf(granted, child);
      return below.length > 0 ? { title, child: below } : { title };
    });
}
