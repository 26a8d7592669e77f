import { permissions, type Permission } from '#session/permissions.ts';

import type { Actor } from '#mocks/contract/types/types.gen.ts';
import { seedNodes } from './permissionNodes.ts';

/** A role: what the people who have it may see and do. */
export interface RoleRecord {
  id: string;
  name: string;
  description: string;
  /** Ids of the permission nodes that it grants. */
  nodeIds: readonly string[];
  /** Neither changed nor deleted. */
  isSystem: boolean;
  version: number;
  updatedAt: string;
  /** Null for what nobody changed yet. */
  updatedBy: Actor | null;
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

const nodeIds = new Map([...seedNodes.values()].map(({ id, title }) => [title, id]));
const HOUR = 60 * 60 * 1000;
const startedAt = Date.now();

function createRole(
  number: number,
  name: string,
  description: string,
  granted: readonly Permission[],
): RoleRecord {
  return {
    id: `rol-${number}`,
    name,
    description,
    nodeIds: granted.flatMap((title) => nodeIds.get(title) ?? []),
    isSystem: number === 1,
    version: 1,
    updatedAt: new Date(startedAt - number * 100 * HOUR).toISOString(),
    updatedBy: null,
  };
}

/** The roles that every mock session begins with, by id (D32). */
export const seedRoles: ReadonlyMap<string, RoleRecord> = new Map(
  [
    createRole(1, 'Administrator', 'May do everything.', Object.values(permissions)),
    createRole(2, 'Pricing Manager', 'Decides and publishes prices, keeps the competitors.', pricingManager),
    createRole(3, 'Pricing Analyst', 'Prepares price ladders and reviews matches.', pricingAnalyst),
    createRole(4, 'Merchandiser', 'Runs the range: what is sold, and where it comes from.', merchandiser),
    createRole(
      5,
      'Catalogue Editor',
      'Keeps texts, categories, features and pictures clean.',
      catalogueEditor,
    ),
    createRole(6, 'Accounts', 'Takes and returns money, checks invoices against costs.', accounts),
    createRole(7, 'Customer Service', 'Answers the phone and charges invoices.', customerService),
    createRole(8, 'Auditor', 'Reads every page and changes nothing.', auditor),
  ].map((role) => [role.id, role]),
);
