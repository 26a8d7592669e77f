// Made from openapi.yaml by mocks/contract/generate.ts
import type * as t from './types/types.gen.ts';

export interface Examples {
  accountDeleted: t.NeedsLogin;
  accountInactive: t.NeedsLogin;
  accountRemoveImage: t.AccountUpdate;
  accountUpdate: t.AccountUpdate;
  activity: t.ActivityPage;
  activityEntry: t.ActivityEntry;
  activityEntryOfJob: t.ActivityEntry;
  activityGrouped: t.ActivityPage;
  activityNone: t.ActivityPage;
  alertAssignment: t.AlertAssignment;
  alertBacktest: t.AlertBacktest;
  alertBacktestNone: t.AlertBacktest;
  alertCount: t.AlertCount;
  alertIds: t.AlertIds;
  alertMembers: t.AlertMembers;
  alertRule: t.AlertRule;
  alertRuleInput: t.AlertRuleInput;
  alertRuleNew: t.AlertRule;
  alertRuleUpdate: t.AlertRuleUpdate;
  alertRules: t.AlertRuleList;
  alertRulesNone: t.AlertRuleList;
  alertSnooze: t.AlertSnooze;
  alertTerms: t.AlertTerms;
  alerts: t.AlertPage;
  alertsAcknowledged: t.AlertList;
  alertsAssigned: t.AlertList;
  alertsNone: t.AlertPage;
  alertsOpen: t.AlertList;
  alertsSnoozed: t.AlertList;
  alreadyRefunded: t.Problem;
  amountOutOfRange: t.Problem;
  analysisSummary: t.AnalysisSummary;
  analysisSummaryNoCosts: t.AnalysisSummary;
  analysisSummaryNone: t.AnalysisSummary;
  analyzedCompetitors: t.AnalyzedCompetitorList;
  analyzedCompetitorsNone: t.AnalyzedCompetitorList;
  analyzedProducts: t.AnalyzedProductPage;
  analyzedProductsNoCosts: t.AnalyzedProductPage;
  analyzedProductsNone: t.AnalyzedProductPage;
  archived: t.Archived;
  archivedAlertRule: t.Archived;
  archivedCompetitor: t.Archived;
  archivedPriceRule: t.Archived;
  authToken: t.AuthToken;
  authTokenExtra: t.AuthToken;
  brokenLadders: t.BrokenLadders;
  brokenLaddersNone: t.BrokenLadders;
  bulkApply: t.BulkApply;
  bulkPlan: t.BulkPlan;
  bulkPlanNothing: t.BulkPlan;
  bulkRequest: t.BulkRequest;
  bulkRequestMappings: t.BulkRequest;
  bulkRequestMatches: t.BulkRequest;
  bulkRequestMembers: t.BulkRequest;
  bulkRequestQuery: t.BulkRequest;
  bulkRequestTargets: t.BulkRequest;
  cardNumberInText: t.Problem;
  categories: t.CategoryList;
  categoriesNone: t.CategoryList;
  category: t.Category;
  categoryFigures: t.CategoryFiguresList;
  categoryFiguresNoCosts: t.CategoryFiguresList;
  categoryFiguresNone: t.CategoryFiguresList;
  categoryInput: t.CategoryInput;
  categoryMapping: t.CategoryMapping;
  categoryMappingBack: t.CategoryMappingChange;
  categoryMappingChange: t.CategoryMappingChange;
  categoryMappings: t.CategoryMappingPage;
  categoryMappingsNone: t.CategoryMappingPage;
  categoryMove: t.CategoryMove;
  categoryTargets: t.CategoryTargets;
  categoryTargetsInherit: t.CategoryTargets;
  categoryUpdate: t.CategoryUpdate;
  chargeRefunded: t.GatewayEvent;
  charges: t.ChargeList;
  chargesInput: t.ChargeListInput;
  chargesNone: t.ChargeList;
  competitor: t.Competitor;
  competitorDecisions: t.CompetitorDecisions;
  competitorDecisionsNone: t.CompetitorDecisions;
  competitorDecisionsUpdate: t.CompetitorDecisionsUpdate;
  competitorInput: t.CompetitorInput;
  competitorNew: t.Competitor;
  competitorPause: t.CompetitorUpdate;
  competitorPaused: t.Competitor;
  competitorUpdate: t.CompetitorUpdate;
  competitors: t.CompetitorList;
  competitorsNone: t.CompetitorList;
  costs: t.CostSheet;
  costsChanged: t.CostSheet;
  costsNone: t.CostSheet;
  credentialsAdmin: t.Credentials;
  credentialsWrong: t.Credentials;
  csvErrors: t.CsvText;
  csvExport: t.CsvText;
  csvTemplate: t.CsvText;
  declined: t.Problem;
  declinedCvc: t.Problem;
  declinedExpired: t.Problem;
  declinedFraud: t.Problem;
  declinedFunds: t.Problem;
  declinedLost: t.Problem;
  declinedProcessing: t.Problem;
  declinedSaved: t.Problem;
  declinedStolen: t.Problem;
  declinedVelocity: t.Problem;
  disputeClosed: t.GatewayEvent;
  disputeCreated: t.GatewayEvent;
  draftExists: t.Conflict;
  duplicates: t.DuplicatePage;
  duplicatesNone: t.DuplicatePage;
  exportAnalyzed: t.ExportRequest;
  exportMatches: t.ExportRequest;
  exportReadings: t.ExportRequest;
  exportRequest: t.ExportRequest;
  exportSelected: t.ExportRequest;
  exportTargets: t.ExportRequest;
  fieldLocks: t.FieldLocks;
  fileTooLarge: t.Problem;
  forbidden: t.Problem;
  forbiddenAdHoc: t.Problem;
  forbiddenCharge: t.Problem;
  forgotPassword: t.ForgotPassword;
  fxRates: t.FxRates;
  gapDistribution: t.GapDistribution;
  grantableRoles: t.GrantableRoleList;
  grantableRolesNone: t.GrantableRoleList;
  imageTooLarge: t.Problem;
  imageUnsupported: t.Problem;
  importApplied: t.ImportRun;
  importApply: t.ImportApply;
  importChecked: t.ImportRun;
  importClean: t.ImportRun;
  importMatchRows: t.ImportRowPage;
  importRows: t.ImportRowPage;
  importRowsNone: t.ImportRowPage;
  indexHeatmap: t.IndexHeatmap;
  indexHeatmapNone: t.IndexHeatmap;
  indexSeries: t.IndexSeries;
  indexSeriesNone: t.IndexSeries;
  invitationOrder: t.InvitationOrder;
  invitationOrderSeveral: t.InvitationOrder;
  invitationsRefused: t.Problem;
  invitedMembers: t.TeamMemberList;
  jobCancelled: t.Job;
  jobDone: t.Job;
  jobFailed: t.Job;
  jobQueued: t.Job;
  jobRows: t.JobRowPage;
  jobRowsNone: t.JobRowPage;
  jobRunning: t.Job;
  jobScan: t.Job;
  jobWithErrors: t.Job;
  jobs: t.JobPage;
  jobsNone: t.JobPage;
  keyMismatch: t.Problem;
  lastAdministrator: t.Conflict;
  lastAdministratorState: t.Problem;
  linkExpired: t.Problem;
  loggedOut: t.MessageReply;
  loggedOutIdle: t.LogoutReply;
  loginNeeded: t.NeedsLogin;
  market: t.MarketLadderList;
  marketConventions: t.MarketLadderList;
  marketNone: t.MarketLadderList;
  marketSettings: t.MarketSettings;
  marketSettingsInput: t.MarketSettingsInput;
  marketSettingsNew: t.MarketSettings;
  marketSettingsPreview: t.MarketSettingsPreview;
  marketSettingsUpdate: t.MarketSettingsUpdate;
  match: t.Match;
  matchArchivedCompetitor: t.Problem;
  matchBlacklisted: t.Problem;
  matchBroken: t.Match;
  matchConfirmationEquivalent: t.MatchConfirmation;
  matchCreated: t.Match;
  matchInput: t.MatchInput;
  matchNoRate: t.Match;
  matchRejected: t.Match;
  matchRejection: t.MatchRejection;
  matchRestoration: t.MatchRestoration;
  matchSuggested: t.Match;
  matchTaken: t.Problem;
  matchUnknownCompetitor: t.Problem;
  matchUpdate: t.MatchUpdate;
  matchVersion: t.MatchVersion;
  matches: t.MatchPage;
  matchesNone: t.MatchPage;
  matchesSuspicious: t.MatchPage;
  memberArchived: t.Archived;
  memberPermissions: t.EffectivePermissionList;
  memberPermissionsNone: t.EffectivePermissionList;
  memberSignIns: t.AccountSessionList;
  memberSignInsNone: t.AccountSessionList;
  memberUpdate: t.MemberUpdate;
  memberUpdateDeactivate: t.MemberUpdate;
  memberUpdateRole: t.MemberUpdate;
  menuAll: t.UserMenuReply;
  menuAuditor: t.UserMenuReply;
  menuEmpty: t.UserMenuReply;
  menuFailed: t.UserMenuReply;
  moqCheck: t.MoqCheck;
  motoOff: t.Problem;
  neverArrived: t.Problem;
  newPassword: t.NewPassword;
  noConsent: t.Problem;
  noReference: t.Problem;
  nodeCheck: t.NodeCheck;
  nodeCheckAgrees: t.NodeCheck;
  nodeCheckInput: t.NodeCheckInput;
  nodeDiff: t.NodeDiff;
  nodeDiffRefused: t.NodeDiff;
  nodeDiffUnchanged: t.NodeDiff;
  nodeFile: t.NodeFile;
  nodeFileRefused: t.NodeFile;
  nodeFileUnchanged: t.NodeFile;
  nodeHolders: t.NodeHolderPage;
  nodeHoldersNone: t.NodeHolderPage;
  nodePlanChanged: t.Conflict;
  notFound: t.Problem;
  notOpen: t.Problem;
  notYourSession: t.Problem;
  opportunities: t.OpportunityList;
  opportunitiesNoCosts: t.OpportunityList;
  opportunitySnooze: t.OpportunitySnooze;
  opportunitySnoozeBack: t.OpportunitySnooze;
  opportunitySnoozed: t.OpportunitySnooze;
  otherCurrency: t.Problem;
  overBalance: t.Problem;
  overLimit: t.Problem;
  overOpen: t.Problem;
  ownAccount: t.Conflict;
  ownRole: t.Problem;
  passwordChange: t.PasswordChange;
  passwordChangeWrong: t.PasswordChange;
  passwordChanged: t.ChangePasswordReply;
  passwordNeedLogin: t.ChangePasswordReply;
  passwordReset: t.MessageReply;
  passwordSame: t.ChangePasswordReply;
  passwordUnsuccessful: t.ChangePasswordReply;
  passwordWrong: t.ChangePasswordReply;
  payable: t.Payable;
  payablePaid: t.Payable;
  payables: t.PayablePage;
  payablesNone: t.PayablePage;
  payment: t.Payment;
  paymentCanceled: t.Payment;
  paymentConfig: t.PaymentConfig;
  paymentConfigLive: t.PaymentConfig;
  paymentDinar: t.Payment;
  paymentDisputed: t.Payment;
  paymentEvents: t.PaymentEventList;
  paymentEventsFailed: t.PaymentEventList;
  paymentEventsRefunded: t.PaymentEventList;
  paymentFailed: t.Payment;
  paymentInProgress: t.Problem;
  paymentInput: t.PaymentInput;
  paymentInputAdHoc: t.PaymentInput;
  paymentInputRequiresAction: t.PaymentInput;
  paymentInputSaved: t.PaymentInput;
  paymentInputSavesCard: t.PaymentInput;
  paymentIntentCanceled: t.GatewayEvent;
  paymentIntentFailed: t.GatewayEvent;
  paymentIntentProcessing: t.GatewayEvent;
  paymentIntentRequiresAction: t.GatewayEvent;
  paymentIntentSucceeded: t.GatewayEvent;
  paymentLink: t.PaymentLink;
  paymentLinkDeactivated: t.PaymentLink;
  paymentLinkInput: t.PaymentLinkInput;
  paymentLinkInputAdHoc: t.PaymentLinkInput;
  paymentLinks: t.PaymentLinkPage;
  paymentLinksNone: t.PaymentLinkPage;
  paymentProcessing: t.Payment;
  paymentRefunded: t.Payment;
  paymentRequiresAction: t.Payment;
  paymentYen: t.Payment;
  payments: t.PaymentPage;
  paymentsNone: t.PaymentPage;
  paymentsNotConfigured: t.Problem;
  permissionNode: t.PermissionNode;
  permissionNodeInput: t.PermissionNodeInput;
  permissionNodeInputPage: t.PermissionNodeInput;
  permissionNodeMove: t.PermissionNodeMove;
  permissionNodePage: t.PermissionNode;
  permissionNodeUpdate: t.PermissionNodeUpdate;
  permissionNodes: t.PermissionNodeList;
  permissionNodesNone: t.PermissionNodeList;
  planChanged: t.Conflict;
  priceDrafts: t.PriceDrafts;
  priceDraftsInput: t.PriceDraftsInput;
  priceHistory: t.PriceHistory;
  priceHistoryNone: t.PriceHistory;
  priceMovers: t.PriceMoverPage;
  priceMoversNone: t.PriceMoverPage;
  priceRule: t.PriceRule;
  priceRuleInput: t.PriceRuleInput;
  priceRuleNew: t.PriceRule;
  priceRulePreview: t.PriceRulePreview;
  priceRulePreviewInput: t.PriceRulePreviewInput;
  priceRulePreviewNone: t.PriceRulePreview;
  priceRuleUpdate: t.PriceRuleUpdate;
  priceRules: t.PriceRuleList;
  priceRulesNone: t.PriceRuleList;
  priceSuggestions: t.PriceSuggestionPage;
  priceSuggestionsNone: t.PriceSuggestionPage;
  product: t.Product;
  productDiscontinue: t.ProductUpdate;
  productDiscontinued: t.Product;
  productImageList: t.ProductImageList;
  productInput: t.ProductInput;
  productNote: t.ProductNote;
  productNoteInput: t.ProductNoteInput;
  productNotes: t.ProductNotePage;
  productNotesNone: t.ProductNotePage;
  productPage: t.ProductPage;
  productPageBySku: t.ProductPage;
  productPageEmpty: t.ProductPage;
  productPageNoCosts: t.ProductPage;
  productPriceHistory: t.ProductPriceHistory;
  productPriceHistoryNone: t.ProductPriceHistory;
  productSource: t.ProductSource;
  productSourceNever: t.ProductSource;
  productUpdate: t.ProductUpdate;
  profileAccounts: t.UserProfile;
  profileAdmin: t.UserProfile;
  profileAuditor: t.UserProfile;
  profileCatalogue: t.UserProfile;
  profileDeleted: t.UserProfile;
  profileInactive: t.UserProfile;
  profileMerchandiser: t.UserProfile;
  profilePricingAnalyst: t.UserProfile;
  profilePricingManager: t.UserProfile;
  profileRoleAsNumber: t.UserProfile;
  profileRoleAsText: t.UserProfile;
  profileService: t.UserProfile;
  profileSparse: t.UserProfile;
  profileUpdated: t.UserProfile;
  profileWithImage: t.UserProfile;
  publishing: t.Publishing;
  publishingOverride: t.Publishing;
  quote: t.Quote;
  quoteLtm: t.Quote;
  reading: t.Reading;
  readingAnomaly: t.ReadingUpdate;
  readingInFuture: t.Problem;
  readingInput: t.ReadingInput;
  readingMarked: t.Reading;
  readingNotAscending: t.Problem;
  readings: t.ReadingPage;
  readingsNone: t.ReadingPage;
  receiptInput: t.ReceiptInput;
  refund: t.Refund;
  refundFailed: t.Refund;
  refundInput: t.RefundInput;
  refundInputPart: t.RefundInput;
  refundPending: t.Refund;
  refundUpdateFailed: t.GatewayEvent;
  refundUpdated: t.GatewayEvent;
  refundWrongState: t.Problem;
  registered: t.TemplateReply;
  registration: t.Registration;
  registrationConflict: t.Problem;
  registrationTaken: t.Registration;
  resetLink: t.ResetLink;
  resetLinkSent: t.MessageReply;
  retiringLater: t.Retiring;
  reviewQueue: t.ReviewQueue;
  reviewQueueEmpty: t.ReviewQueue;
  role: t.Role;
  roleComparison: t.RoleComparison;
  roleCopy: t.RoleCopy;
  roleInput: t.RoleInput;
  roleMatrix: t.RoleMatrix;
  roleMembers: t.RoleMemberPage;
  roleMembersNone: t.RoleMemberPage;
  roleMenu: t.RoleMenu;
  roleUpdate: t.RoleUpdate;
  roles: t.RoleList;
  rolesNone: t.RoleList;
  savedCards: t.SavedCardList;
  savedCardsNone: t.SavedCardList;
  savedSearch: t.SavedSearch;
  savedSearchGone: t.Archived;
  savedSearchInput: t.SavedSearchInput;
  savedSearches: t.SavedSearchList;
  savedSearchesNone: t.SavedSearchList;
  scanPaused: t.Conflict;
  scanRun: t.ScanRun;
  scanRunFailed: t.ScanRun;
  scanRunRunning: t.ScanRun;
  scanRunStopped: t.ScanRun;
  scanRunning: t.Conflict;
  scanRuns: t.ScanRunPage;
  scanRunsNone: t.ScanRunPage;
  scannedPages: t.ScannedPages;
  scannedPagesNone: t.ScannedPages;
  scheduling: t.Scheduling;
  schedulingOverride: t.Scheduling;
  searchEvents: t.SearchEvents;
  searchEventsNoHits: t.SearchEvents;
  searchEventsTaken: t.SearchEventsTaken;
  searchHits: t.SearchHitPage;
  searchHitsDocuments: t.SearchHitPage;
  searchHitsNone: t.SearchHitPage;
  searchNotConfigured: t.Problem;
  searchSession: t.SearchSession;
  searchSessionEmpty: t.SearchSession;
  searchSessionNoCosts: t.SearchSession;
  sentLink: t.SentLink;
  sessionEnded: t.SessionsEnded;
  sessions: t.AccountSessionList;
  sessionsEnded: t.SessionsEnded;
  sessionsEndedNone: t.SessionsEnded;
  sessionsOnlyThis: t.AccountSessionList;
  sku: t.Sku;
  skuInput: t.SkuInput;
  skuList: t.SkuList;
  skuPage: t.SkuPage;
  skuPageEmpty: t.SkuPage;
  skuUpdate: t.SkuUpdate;
  slabCheck: t.SlabCheck;
  slabCheckIssues: t.SlabCheck;
  slabDiff: t.SlabDiff;
  slabDrafts: t.SlabSetList;
  slabSetDraft: t.SlabSet;
  slabSetInput: t.SlabSetInput;
  slabSetInputRising: t.SlabSetInput;
  slabSetLive: t.SlabSet;
  slabSetRetired: t.SlabSet;
  slabSetScheduled: t.SlabSet;
  slabSetUpdate: t.SlabSetUpdate;
  slabSets: t.SlabSetList;
  slabSetsNone: t.SlabSetList;
  supplier: t.Supplier;
  supplierUpdate: t.SupplierUpdate;
  suppliers: t.SupplierList;
  suppliersNone: t.SupplierList;
  teamMember: t.TeamMember;
  teamMemberDeleted: t.TeamMember;
  teamMemberInactive: t.TeamMember;
  teamMemberInvited: t.TeamMember;
  teamPage: t.TeamMemberPage;
  teamPageEmpty: t.TeamMemberPage;
  teamPageOnlyYou: t.TeamMemberPage;
  tokenUsed: t.Problem;
  tooMany: t.Problem;
  unauthorized: t.TemplateReply;
  undoApply: t.UndoApply;
  undoPlan: t.UndoPlan;
  undoPlanNothing: t.UndoPlan;
  undoPlanRemoval: t.UndoPlan;
  urlInspection: t.UrlInspection;
  urlInspectionBlacklisted: t.UrlInspection;
  urlInspectionDuplicate: t.UrlInspection;
  urlInspectionUnknown: t.UrlInspection;
  urlInspectionUnreadable: t.UrlInspection;
  urlQuestion: t.UrlQuestion;
  users: t.UserList;
  usersEmpty: t.UserList;
  validation: t.Problem;
  variantChoice: t.VariantChoice;
  variantOrder: t.VariantOrder;
  variantPlan: t.VariantPlan;
  versionConflict: t.Conflict;
  versionOnly: t.Retiring;
  view: t.SavedView;
  viewInput: t.SavedViewInput;
  viewUpdate: t.SavedViewUpdate;
  views: t.SavedViewList;
  viewsNone: t.SavedViewList;
  wrongPassword: t.TemplateReply;
  wrongState: t.Conflict;
}

/** The named examples of the contract, the seed of the mock. Copy before changing: `structuredClone`. */
export const examples: Readonly<Examples> = {
  accountDeleted: {"status":0,"msg":"This account was deleted","code":"account_deleted"},
  accountInactive: {"status":0,"msg":"This account is inactive","code":"account_inactive"},
  accountRemoveImage: {"profile_image":null},
  accountUpdate: {"last_name":"Okafor-Lind","locale":"en-GB","time_zone":"Europe/London","number_format":"comma-dot"},
  activity: {"items":[{"id":"act-1","at":"2026-11-18T09:30:00Z","actor":{"id":"u-1004","name":"Sofia Lindqvist"},"action":"update","entityType":"product","entityId":"prd-0001","entityLabel":"MUG-1120","changes":[{"field":"moq","before":"96","after":"72"}],"correlationId":null,"job":null,"folded":0,"source":"call","ip":"192.0.2.10","requestId":"req-7f3a","undoable":true,"undoneAt":null}],"page":1,"pageSize":15,"total":1,"latestId":"act-3","people":[{"id":"u-1004","name":"Sofia Lindqvist"}],"retentionDays":730},
  activityEntry: {"id":"act-1","at":"2026-11-18T09:30:00Z","actor":{"id":"u-1004","name":"Sofia Lindqvist"},"action":"update","entityType":"product","entityId":"prd-0001","entityLabel":"MUG-1120","changes":[{"field":"moq","before":"96","after":"72"}],"correlationId":null,"job":null,"folded":0,"source":"call","ip":"192.0.2.10","requestId":"req-7f3a","undoable":true,"undoneAt":null},
  activityEntryOfJob: {"id":"act-3","at":"2026-11-18T10:00:00Z","actor":{"id":"u-1004","name":"Sofia Lindqvist"},"action":"update","entityType":"product","entityId":"prd-0001","entityLabel":"MUG-1120","changes":[{"field":"category","before":"Mugs","after":"Tumblers","beforeRecord":{"type":"category","id":"cat-mugs"},"afterRecord":{"type":"category","id":"cat-tumblers"}}],"correlationId":"job-1","job":{"id":"job-1","title":"Change the category: 11 products","entryId":"act-2","entries":11},"folded":0,"source":"job","ip":"192.0.2.10","requestId":"req-7f3b","undoable":true,"undoneAt":null},
  activityGrouped: {"items":[{"id":"act-2","at":"2026-11-18T10:00:00Z","actor":{"id":"u-1004","name":"Sofia Lindqvist"},"action":"update","entityType":"bulk","entityId":"job-1","entityLabel":"Change the category: 11 products","changes":[],"correlationId":"job-1","job":{"id":"job-1","title":"Change the category: 11 products","entryId":"act-2","entries":11},"folded":11,"source":"call","ip":"192.0.2.10","requestId":"req-7f3b","undoable":true,"undoneAt":null}],"page":1,"pageSize":15,"total":1,"latestId":"act-3","people":[{"id":"u-1004","name":"Sofia Lindqvist"}],"retentionDays":730},
  activityNone: {"items":[],"page":1,"pageSize":15,"total":0,"latestId":null,"people":[],"retentionDays":730},
  alertAssignment: {"alertIds":["alt-1-4101"],"memberId":"u-1002"},
  alertBacktest: {"from":"2026-11-13T09:30:00Z","to":"2026-11-20T09:30:00Z","count":1,"days":[0,0,0,0,0,0,1],"samples":[{"kind":"competitorDrop","product":{"id":"prd-0061","code":"BR-0061","name":"Ember Skipping Rope"},"competitor":{"id":"cmp-4","code":"giveawaydepot.com","name":"Giveaway Depot"},"matchId":"mat-61-4","before":"2.94","after":"2.64","happenedAt":"2026-11-20T06:12:00Z"}]},
  alertBacktestNone: {"from":"2026-11-13T09:30:00Z","to":"2026-11-20T09:30:00Z","count":0,"days":[0,0,0,0,0,0,0],"samples":[]},
  alertCount: {"open":3,"mine":2},
  alertIds: {"alertIds":["alt-1-4101"]},
  alertMembers: {"items":[{"id":"u-1002","name":"Mateo Herrera"},{"id":"u-1003","name":"Priya Raman"}]},
  alertRule: {"id":"alr-1","name":"Prices that fall","condition":{"kind":"competitorDrop","minimumPct":"1"},"scope":{"categoryIds":[],"supplierIds":[],"competitorIds":[],"kviOnly":false},"cooldownHours":24,"minimumChange":"0.02","channel":"inApp","state":"active","recipients":[{"id":"u-1002","name":"Mateo Herrera"},{"id":"u-1003","name":"Priya Raman"}],"firedLastWeek":12,"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  alertRuleInput: {"name":"Steep falls","condition":{"kind":"competitorDrop","minimumPct":"10"},"scope":{"categoryIds":[],"supplierIds":[],"competitorIds":[],"kviOnly":false},"cooldownHours":24,"minimumChange":"0.05","channel":"inApp","state":"active","recipientIds":["u-1002"]},
  alertRuleNew: {"id":"alr-n1","name":"Steep falls","condition":{"kind":"competitorDrop","minimumPct":"10"},"scope":{"categoryIds":[],"supplierIds":[],"competitorIds":[],"kviOnly":false},"cooldownHours":24,"minimumChange":"0.05","channel":"inApp","state":"active","recipients":[{"id":"u-1002","name":"Mateo Herrera"}],"firedLastWeek":12,"version":1,"updatedAt":"2026-11-20T09:30:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  alertRuleUpdate: {"name":"Prices that fall","condition":{"kind":"competitorDrop","minimumPct":"1"},"scope":{"categoryIds":[],"supplierIds":[],"competitorIds":[],"kviOnly":false},"cooldownHours":24,"minimumChange":"0.02","channel":"inApp","state":"active","recipientIds":["u-1002","u-1003"],"version":1},
  alertRules: {"items":[{"id":"alr-2","name":"Pages that broke","condition":{"kind":"matchBroken","minimumPct":null},"scope":{"categoryIds":[],"supplierIds":[],"competitorIds":[],"kviOnly":false},"cooldownHours":72,"minimumChange":null,"channel":"inApp","state":"active","recipients":[{"id":"u-1002","name":"Mateo Herrera"},{"id":"u-1003","name":"Priya Raman"}],"firedLastWeek":12,"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},{"id":"alr-1","name":"Prices that fall","condition":{"kind":"competitorDrop","minimumPct":"1"},"scope":{"categoryIds":[],"supplierIds":[],"competitorIds":[],"kviOnly":false},"cooldownHours":24,"minimumChange":"0.02","channel":"inApp","state":"active","recipients":[{"id":"u-1002","name":"Mateo Herrera"},{"id":"u-1003","name":"Priya Raman"}],"firedLastWeek":12,"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}}]},
  alertRulesNone: {"items":[]},
  alertSnooze: {"alertIds":["alt-1-4101"]},
  alertTerms: {"condition":{"kind":"competitorDrop","minimumPct":"5"},"scope":{"categoryIds":[],"supplierIds":[],"competitorIds":[],"kviOnly":false},"cooldownHours":24,"minimumChange":"0.05"},
  alerts: {"items":[{"id":"alt-1-4101","kind":"competitorDrop","product":{"id":"prd-0061","code":"BR-0061","name":"Ember Skipping Rope"},"competitor":{"id":"cmp-4","code":"giveawaydepot.com","name":"Giveaway Depot"},"matchId":"mat-61-4","before":"2.94","after":"2.64","happenedAt":"2026-11-20T06:12:00Z","rule":{"id":"alr-1","name":"Prices that fall"},"state":"open","snoozedUntil":null,"assignee":null}],"page":1,"pageSize":15,"total":1},
  alertsAcknowledged: {"items":[{"id":"alt-1-4101","kind":"competitorDrop","product":{"id":"prd-0061","code":"BR-0061","name":"Ember Skipping Rope"},"competitor":{"id":"cmp-4","code":"giveawaydepot.com","name":"Giveaway Depot"},"matchId":"mat-61-4","before":"2.94","after":"2.64","happenedAt":"2026-11-20T06:12:00Z","rule":{"id":"alr-1","name":"Prices that fall"},"state":"acknowledged","snoozedUntil":null,"assignee":null}]},
  alertsAssigned: {"items":[{"id":"alt-1-4101","kind":"competitorDrop","product":{"id":"prd-0061","code":"BR-0061","name":"Ember Skipping Rope"},"competitor":{"id":"cmp-4","code":"giveawaydepot.com","name":"Giveaway Depot"},"matchId":"mat-61-4","before":"2.94","after":"2.64","happenedAt":"2026-11-20T06:12:00Z","rule":{"id":"alr-1","name":"Prices that fall"},"state":"open","snoozedUntil":null,"assignee":{"id":"u-1002","name":"Mateo Herrera"}}]},
  alertsNone: {"items":[],"page":1,"pageSize":15,"total":0},
  alertsOpen: {"items":[{"id":"alt-1-4101","kind":"competitorDrop","product":{"id":"prd-0061","code":"BR-0061","name":"Ember Skipping Rope"},"competitor":{"id":"cmp-4","code":"giveawaydepot.com","name":"Giveaway Depot"},"matchId":"mat-61-4","before":"2.94","after":"2.64","happenedAt":"2026-11-20T06:12:00Z","rule":{"id":"alr-1","name":"Prices that fall"},"state":"open","snoozedUntil":null,"assignee":null}]},
  alertsSnoozed: {"items":[{"id":"alt-1-4101","kind":"competitorDrop","product":{"id":"prd-0061","code":"BR-0061","name":"Ember Skipping Rope"},"competitor":{"id":"cmp-4","code":"giveawaydepot.com","name":"Giveaway Depot"},"matchId":"mat-61-4","before":"2.94","after":"2.64","happenedAt":"2026-11-20T06:12:00Z","rule":{"id":"alr-1","name":"Prices that fall"},"state":"snoozed","snoozedUntil":"2026-12-01T08:00:00Z","assignee":null}]},
  alreadyRefunded: {"type":"about:blank","title":"Already refunded","status":409,"code":"already_refunded","detail":"This payment was refunded in full."},
  amountOutOfRange: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"amountMinor","code":"below_minimum","message":"is below the minimum for this currency"}]},
  analysisSummary: {"asOf":"2026-11-20T09:00:00Z","from":"2026-10-21T00:00:00Z","quantity":250,"standardQuantities":[100,250,500,1000],"basis":"allIn","tracked":46,"index":"101.37","indexBefore":"99.84","now":{"covered":38,"uncovered":8,"first":13,"tied":6,"between":11,"last":8,"underFloor":4,"risen":9,"dropped":12,"stockChanged":3,"fresh":30,"notFresh":16},"before":{"covered":36,"uncovered":10,"first":15,"tied":5,"between":10,"last":6,"risen":14,"dropped":7,"stockChanged":4}},
  analysisSummaryNoCosts: {"asOf":"2026-11-20T09:00:00Z","from":"2026-11-19T00:00:00Z","quantity":null,"standardQuantities":[100,250,500,1000],"basis":"unit","tracked":2,"index":"104.20","indexBefore":"104.20","now":{"covered":2,"uncovered":0,"first":0,"tied":1,"between":0,"last":1,"underFloor":null,"risen":0,"dropped":1,"stockChanged":0,"fresh":2,"notFresh":0},"before":{"covered":2,"uncovered":0,"first":0,"tied":1,"between":0,"last":1,"risen":0,"dropped":0,"stockChanged":0}},
  analysisSummaryNone: {"asOf":"2026-11-20T09:00:00Z","from":"2026-10-21T00:00:00Z","quantity":250,"standardQuantities":[100,250,500,1000],"basis":"allIn","tracked":0,"index":null,"indexBefore":null,"now":{"covered":0,"uncovered":0,"first":0,"tied":0,"between":0,"last":0,"underFloor":0,"risen":0,"dropped":0,"stockChanged":0,"fresh":0,"notFresh":0},"before":{"covered":0,"uncovered":0,"first":0,"tied":0,"between":0,"last":0,"risen":0,"dropped":0,"stockChanged":0}},
  analyzedCompetitors: {"items":[{"competitor":{"id":"cmp-2","name":"Logo Harbor","colorToken":"series.3"},"index":"104.60","common":18,"rises":3,"drops":5,"stockChanges":1,"fresh":16,"stale":2,"expired":1,"broken":1,"lastReadAt":"2026-11-20T03:12:00Z"}]},
  analyzedCompetitorsNone: {"items":[]},
  analyzedProducts: {"items":[{"id":"prd-0008","product":{"id":"prd-0008","code":"TUM-2208","name":"Ember tumbler"},"category":{"id":"cat-drinkware","code":"drinkware","name":"Drinkware"},"imageUrl":null,"isKvi":true,"quantity":250,"ours":"1.3250","lowest":{"competitor":{"id":"cmp-2","name":"Logo Harbor","colorToken":"series.3"},"price":"1.2100","basis":"allIn"},"counted":2,"offers":3,"gapPct":"5.16","priceIndex":105,"rank":2,"standing":"between","gpPct":"41.20","underFloor":false,"rises":0,"drops":1,"stockChanges":0,"freshOffers":2,"opportunities":["lower"]}],"page":1,"pageSize":15,"total":1},
  analyzedProductsNoCosts: {"items":[{"id":"prd-0008","product":{"id":"prd-0008","code":"TUM-2208","name":"Ember tumbler"},"category":{"id":"cat-drinkware","code":"drinkware","name":"Drinkware"},"imageUrl":null,"isKvi":true,"quantity":250,"ours":null,"lowest":null,"counted":0,"offers":1,"gapPct":null,"priceIndex":null,"rank":null,"standing":null,"gpPct":null,"underFloor":null,"rises":0,"drops":0,"stockChanges":0,"freshOffers":0,"opportunities":["checkMatch"]}],"page":1,"pageSize":15,"total":1},
  analyzedProductsNone: {"items":[],"page":1,"pageSize":15,"total":0},
  archived: {"id":"prd-0001"},
  archivedAlertRule: {"id":"alr-1"},
  archivedCompetitor: {"id":"cmp-1"},
  archivedPriceRule: {"id":"prr-1"},
  authToken: {"token":"tok_8c1fb2f6a0d94e7b"},
  authTokenExtra: {"token":"tok_8c1fb2f6a0d94e7b","extraToken":"ext_51d0c7a94b3e4f18"},
  brokenLadders: {"total":1,"items":[{"id":"set-0001-1","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","name":"Campfire enamel mug 12 oz","currency":"USD","configuration":"Decorated","state":"live","startsAt":72,"moq":96}]},
  brokenLaddersNone: {"total":0,"items":[]},
  bulkApply: {"confirmCount":11},
  bulkPlan: {"planId":"plan-1","action":"setCategory","selected":12,"affected":11,"skippedCount":1,"skipped":[{"id":"prd-0007","label":"TUM-2207","reason":"unchanged"}],"samples":[{"id":"prd-0001","label":"MUG-1120","changes":[{"field":"category","before":"Mugs","after":"Tumblers"}]}],"expiresAt":"2026-11-19T14:35:00Z"},
  bulkPlanNothing: {"planId":"plan-1","action":"setCategory","selected":1,"affected":0,"skippedCount":1,"skipped":[{"id":"prd-0007","label":"TUM-2207","reason":"unchanged"}],"samples":[],"expiresAt":"2026-11-19T14:35:00Z"},
  bulkRequest: {"resource":"products","action":"setCategory","params":{"categoryId":"cat-tumblers"},"selection":{"ids":["prd-0001","prd-0003","prd-0007"]}},
  bulkRequestMappings: {"resource":"categoryMappings","action":"mapCategory","params":{"categoryId":"cat-candles"},"selection":{"ids":["cmap-2-candles"]}},
  bulkRequestMatches: {"resource":"matches","action":"confirm","params":{},"selection":{"query":"status=suggested&confidenceMin=0.95"}},
  bulkRequestMembers: {"resource":"members","action":"setRole","params":{"roleId":"rol-8"},"selection":{"ids":["u-1003","u-1005"]}},
  bulkRequestQuery: {"resource":"products","action":"archive","params":{},"selection":{"query":"supplierId=sup-01","excludeIds":["prd-0001"]}},
  bulkRequestTargets: {"resource":"categories","action":"setTargets","params":{"targetGpPct":38,"minGpPct":null},"selection":{"ids":["cat-mugs","cat-tumblers"]}},
  cardNumberInText: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"note","code":"card_number_in_text","message":"looks like a card number; don’t enter card numbers here"}]},
  categories: {"items":[{"id":"cat-drinkware","parentId":null,"title":"Drinkware","slug":"drinkware","path":"Drinkware","depth":1,"position":1,"status":"active","targetGpPct":36,"minGpPct":30,"effectiveTargetGpPct":36,"effectiveMinGpPct":30,"productCount":14,"version":1},{"id":"cat-mugs","parentId":"cat-drinkware","title":"Mugs","slug":"mugs","path":"Drinkware / Mugs","depth":2,"position":1,"status":"active","targetGpPct":null,"minGpPct":null,"effectiveTargetGpPct":36,"effectiveMinGpPct":30,"productCount":6,"version":1}]},
  categoriesNone: {"items":[]},
  category: {"id":"cat-mugs","parentId":"cat-drinkware","title":"Mugs","slug":"mugs","path":"Drinkware / Mugs","depth":2,"position":1,"status":"active","targetGpPct":null,"minGpPct":null,"effectiveTargetGpPct":36,"effectiveMinGpPct":30,"productCount":6,"version":1},
  categoryFigures: {"asOf":"2026-11-23T09:15:00Z","quantity":250,"standardQuantities":[100,250,500,1000],"competitors":[{"id":"cmp-2","name":"Logo Harbor","colorToken":"series.3"}],"items":[{"id":"cat-mugs","category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"parentId":"cat-drinkware","status":"active","version":1,"products":6,"tracked":5,"covered":4,"first":1,"tied":1,"between":1,"last":1,"index":"102.40","indexSeries":["99.10","99.10","99.80","100.20",null,null,"101.00","101.00","101.70","101.70","102.40","102.40"],"cells":[{"competitorId":"cmp-2","index":"108.90","products":4}],"gpPct":"33.20","underFloor":1,"targetGp":{"own":null,"applies":36,"from":{"id":"cat-drinkware","code":"drinkware","name":"Drinkware"}},"minGp":{"own":32,"applies":32,"from":null},"rises":3,"drops":5}]},
  categoryFiguresNoCosts: {"asOf":"2026-11-23T09:15:00Z","quantity":250,"standardQuantities":[100,250,500,1000],"competitors":[{"id":"cmp-2","name":"Logo Harbor","colorToken":"series.3"}],"items":[{"id":"cat-mugs","category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"parentId":"cat-drinkware","status":"active","version":1,"products":6,"tracked":5,"covered":4,"first":1,"tied":1,"between":1,"last":1,"index":"102.40","indexSeries":["99.10","99.10","99.80","100.20",null,null,"101.00","101.00","101.70","101.70","102.40","102.40"],"cells":[{"competitorId":"cmp-2","index":"108.90","products":4}],"gpPct":null,"underFloor":null,"targetGp":null,"minGp":null,"rises":3,"drops":5}]},
  categoryFiguresNone: {"asOf":"2026-11-23T09:15:00Z","quantity":null,"standardQuantities":[100,250,500,1000],"competitors":[],"items":[]},
  categoryInput: {"parentId":"cat-drinkware","title":"Mugs"},
  categoryMapping: {"id":"cmap-2-candles","competitor":{"id":"cmp-2","code":"logo-harbor.example","name":"Logo Harbor"},"colorToken":"series.3","name":"Custom candles","pages":3,"category":{"id":"cat-candles","code":"candles","name":"Candles"},"suggestion":{"category":{"id":"cat-candles","code":"candles","name":"Candles"},"products":2,"of":2},"version":2,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  categoryMappingBack: {"categoryId":null,"version":1},
  categoryMappingChange: {"categoryId":"cat-candles","version":1},
  categoryMappings: {"items":[{"id":"cmap-2-candles","competitor":{"id":"cmp-2","code":"logo-harbor.example","name":"Logo Harbor"},"colorToken":"series.3","name":"Custom candles","pages":3,"category":null,"suggestion":{"category":{"id":"cat-candles","code":"candles","name":"Candles"},"products":2,"of":2},"version":1,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":null}],"page":1,"pageSize":15,"total":1},
  categoryMappingsNone: {"items":[],"page":1,"pageSize":15,"total":0},
  categoryMove: {"id":"cat-mugs","parentId":"cat-drinkware","position":1,"version":1},
  categoryTargets: {"version":1,"targetGpPct":38,"minGpPct":32},
  categoryTargetsInherit: {"version":1,"targetGpPct":null,"minGpPct":null},
  categoryUpdate: {"version":1,"status":"hidden"},
  chargeRefunded: {"id":"evt_6","type":"charge.refunded","created":1795097100,"livemode":false,"data":{"object":{"id":"ch_1","object":"charge","payment_intent":"pi_1","amount_refunded":1000}}},
  charges: {"items":[{"id":"chg-1","name":"Setup, one colour","type":"Setup","per":"Color","price":"45.00","repeatPrice":"25.00","appliesLtm":false,"includedUnits":0},{"id":"chg-2","name":"Second colour","type":"Run","per":"Color","price":"0.28","repeatPrice":null,"appliesLtm":false,"includedUnits":1},{"id":"chg-3","name":"Less than minimum","type":"Order","per":"Order","price":"50.00","repeatPrice":null,"appliesLtm":true,"includedUnits":0}],"currency":"USD","version":3},
  chargesInput: {"version":3,"items":[{"name":"Setup, one colour","type":"Setup","per":"Color","price":"45.00","repeatPrice":"25.00","appliesLtm":false,"includedUnits":0},{"name":"Second colour","type":"Run","per":"Color","price":"0.28","repeatPrice":null,"appliesLtm":false,"includedUnits":1},{"name":"Less than minimum","type":"Order","per":"Order","price":"50.00","repeatPrice":null,"appliesLtm":true,"includedUnits":0}]},
  chargesNone: {"items":[],"currency":"USD","version":1},
  competitor: {"id":"cmp-1","name":"Brightline Promo","domain":"brightline-promo.example","country":"US","currency":"USD","type":"online","scanFrequency":"daily","includes":{"setup":false,"oneColor":true,"shipping":false},"taxIncluded":false,"taxPct":0,"shippingNote":null,"colorToken":"series.2","notes":null,"status":"active","matches":9,"suggested":2,"counted":7,"coveragePct":"25.93","freshPct":"77.78","changes7d":3,"onlyOffers":2,"lastScanAt":"2026-11-19T14:05:00Z","nextScanAt":"2026-11-20T14:00:00Z","archivedAt":null,"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  competitorDecisions: {"productId":"prd-0001","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitors":[{"id":"cmp-1","code":"brightline-promo.example","name":"Brightline Promo"},{"id":"cmp-7","code":"regent-goods.example","name":"Regent Branded Goods"}],"version":2,"items":[{"competitorId":"cmp-7","decision":"notSold","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-11-02T10:20:00Z"},{"competitorId":"cmp-8","decision":"track","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-11-02T10:21:00Z"}]},
  competitorDecisionsNone: {"productId":"prd-0001","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitors":[{"id":"cmp-1","code":"brightline-promo.example","name":"Brightline Promo"},{"id":"cmp-7","code":"regent-goods.example","name":"Regent Branded Goods"}],"version":1,"items":[]},
  competitorDecisionsUpdate: {"version":1,"items":[{"competitorId":"cmp-7","decision":"notSold"},{"competitorId":"cmp-8","decision":"track"}]},
  competitorInput: {"name":"Pennant and Pin","domain":"pennant-and-pin.example","country":"US","currency":"USD","type":"online","scanFrequency":"weekly","includes":{"setup":false,"oneColor":true,"shipping":false},"taxIncluded":false,"taxPct":0,"shippingNote":"From 9.50 an order","colorToken":"series.4","notes":null},
  competitorNew: {"id":"cmp-n1","name":"Pennant and Pin","domain":"pennant-and-pin.example","country":"US","currency":"USD","type":"online","scanFrequency":"weekly","includes":{"setup":false,"oneColor":true,"shipping":false},"taxIncluded":false,"taxPct":0,"shippingNote":"From 9.50 an order","colorToken":"series.4","notes":null,"status":"active","matches":0,"suggested":0,"counted":0,"coveragePct":"0.00","freshPct":null,"changes7d":0,"onlyOffers":0,"lastScanAt":null,"nextScanAt":"2026-11-19T15:00:00Z","archivedAt":null,"version":1,"updatedAt":"2026-11-20T09:30:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  competitorPause: {"version":1,"status":"paused"},
  competitorPaused: {"id":"cmp-1","name":"Brightline Promo","domain":"brightline-promo.example","country":"US","currency":"USD","type":"online","scanFrequency":"daily","includes":{"setup":false,"oneColor":true,"shipping":false},"taxIncluded":false,"taxPct":0,"shippingNote":null,"colorToken":"series.2","notes":null,"status":"paused","matches":9,"suggested":2,"counted":0,"coveragePct":"0.00","freshPct":"77.78","changes7d":3,"onlyOffers":0,"lastScanAt":"2026-11-19T14:05:00Z","nextScanAt":null,"archivedAt":null,"version":2,"updatedAt":"2026-11-20T09:30:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  competitorUpdate: {"version":1,"scanFrequency":"weekly","notes":"Answers slowly on Mondays."},
  competitors: {"items":[{"id":"cmp-1","name":"Brightline Promo","domain":"brightline-promo.example","country":"US","currency":"USD","type":"online","scanFrequency":"daily","includes":{"setup":false,"oneColor":true,"shipping":false},"taxIncluded":false,"taxPct":0,"shippingNote":null,"colorToken":"series.2","notes":null,"status":"active","matches":9,"suggested":2,"counted":7,"coveragePct":"25.93","freshPct":"77.78","changes7d":3,"onlyOffers":2,"lastScanAt":"2026-11-19T14:05:00Z","nextScanAt":"2026-11-20T14:00:00Z","archivedAt":null,"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},{"id":"cmp-6","name":"Werbewelt Nord","domain":"werbewelt-nord.example","country":"DE","currency":"EUR","type":"online","scanFrequency":"daily","includes":{"setup":true,"oneColor":true,"shipping":true},"taxIncluded":true,"taxPct":19,"shippingNote":"Free delivery within Germany","colorToken":"series.7","notes":null,"status":"active","matches":4,"suggested":0,"counted":2,"coveragePct":"7.41","freshPct":"50.00","changes7d":1,"onlyOffers":0,"lastScanAt":"2026-11-18T05:30:00Z","nextScanAt":"2026-11-19T05:25:00Z","archivedAt":null,"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}}]},
  competitorsNone: {"items":[]},
  costs: {"productId":"prd-0001","currency":"USD","breaks":[{"minQty":72,"listPrice":"4.30","discountCode":"C","net":"2.58","netBefore":null},{"minQty":288,"listPrice":"3.90","discountCode":"C","net":"2.34","netBefore":null}],"eqp":false,"discountCodes":{"A":50,"B":45,"C":40,"D":35,"P":50,"Q":45,"R":40,"S":35},"minGpPct":30,"targetGpPct":36,"syncedAt":"2026-11-19T14:05:00Z","changedAt":null},
  costsChanged: {"productId":"prd-0001","currency":"USD","breaks":[{"minQty":72,"listPrice":"4.30","discountCode":"C","net":"2.58","netBefore":"2.46"},{"minQty":288,"listPrice":"3.90","discountCode":"C","net":"2.34","netBefore":null}],"eqp":false,"discountCodes":{"A":50,"B":45,"C":40,"D":35,"P":50,"Q":45,"R":40,"S":35},"minGpPct":30,"targetGpPct":36,"syncedAt":"2026-11-19T14:05:00Z","changedAt":"2026-11-19T14:05:00Z"},
  costsNone: {"productId":"prd-0002","currency":"USD","breaks":[],"eqp":false,"discountCodes":{"A":50,"B":45,"C":40,"D":35,"P":50,"Q":45,"R":40,"S":35},"minGpPct":30,"targetGpPct":36,"syncedAt":null,"changedAt":null},
  credentialsAdmin: {"email":"admin@backroom.test","password":"backroom"},
  credentialsWrong: {"email":"admin@backroom.test","password":"letmein"},
  csvErrors: "SKU,Category,Row,Error\r\nMUG-9999,Mugz,3,\"Category: There is no category \"\"Mugz\"\"\"\r\n",
  csvExport: "sku,name,fromPrice\r\nMUG-1120,Campfire enamel mug 12 oz,3.89\r\nTUM-2040,Harbour steel tumbler 20 oz,\r\n",
  csvTemplate: "SKU,Supplier’s product ID,Name\r\nMUG-1120,CC-1120,Campfire enamel mug 12 oz\r\n",
  declined: {"type":"about:blank","title":"The card was declined","status":402,"code":"card_declined","detail":"The bank declined this card.","declineCode":"generic_decline","paymentId":"pay-0003"},
  declinedCvc: {"type":"about:blank","title":"The card was declined","status":402,"code":"incorrect_cvc","detail":"The security code is incorrect.","declineCode":null,"paymentId":"pay-0003"},
  declinedExpired: {"type":"about:blank","title":"The card was declined","status":402,"code":"expired_card","detail":"The card has expired.","declineCode":null,"paymentId":"pay-0003"},
  declinedFraud: {"type":"about:blank","title":"The card was declined","status":402,"code":"card_declined","detail":"The bank declined this card.","declineCode":"fraudulent","paymentId":"pay-0003"},
  declinedFunds: {"type":"about:blank","title":"The card was declined","status":402,"code":"card_declined","detail":"The card has insufficient funds.","declineCode":"insufficient_funds","paymentId":"pay-0003"},
  declinedLost: {"type":"about:blank","title":"The card was declined","status":402,"code":"card_declined","detail":"The bank declined this card.","declineCode":"lost_card","paymentId":"pay-0003"},
  declinedProcessing: {"type":"about:blank","title":"The card was declined","status":402,"code":"processing_error","detail":"An error occurred while processing the card. Try again in a moment.","declineCode":null,"paymentId":"pay-0003"},
  declinedSaved: {"type":"about:blank","title":"The card was declined","status":402,"code":"authentication_required","detail":"The bank requires the cardholder to confirm. Send a payment link instead.","declineCode":null,"paymentId":"pay-0003"},
  declinedStolen: {"type":"about:blank","title":"The card was declined","status":402,"code":"card_declined","detail":"The bank declined this card.","declineCode":"stolen_card","paymentId":"pay-0003"},
  declinedVelocity: {"type":"about:blank","title":"The card was declined","status":402,"code":"card_declined","detail":"The card was used too often in a short time.","declineCode":"card_velocity_exceeded","paymentId":"pay-0003"},
  disputeClosed: {"id":"evt_10","type":"charge.dispute.closed","created":1795097100,"livemode":false,"data":{"object":{"id":"dp_1","object":"dispute","payment_intent":"pi_1","amount":2500,"reason":"fraudulent","status":"won"}}},
  disputeCreated: {"id":"evt_9","type":"charge.dispute.created","created":1795097100,"livemode":false,"data":{"object":{"id":"dp_1","object":"dispute","payment_intent":"pi_1","amount":2500,"reason":"fraudulent","status":"needs_response"}}},
  draftExists: {"title":"A draft already exists","status":409,"code":"draft_exists","detail":"Priya Nair already started a draft of this ladder.","current":{"id":"set-0107","state":"draft","version":1}},
  duplicates: {"items":[{"reason":"name","value":"campfire enamel mug 12 oz","items":[{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},{"id":"prd-0009","code":"MUG-1120A","name":"Campfire Enamel Mug, 12 oz"}]}],"page":1,"pageSize":15,"total":1},
  duplicatesNone: {"items":[],"page":1,"pageSize":15,"total":0},
  exportAnalyzed: {"resource":"analyzedProducts","query":"days=90&is=last&sort=-gapPct","columns":["product","name","ours","lowest","competitor","gapPct"]},
  exportMatches: {"resource":"matches","query":"productId=prd-0001","columns":["sku","competitor","url","matchType","packFactor","unitPrice","gapPct"]},
  exportReadings: {"resource":"readings","query":"productId=prd-0001","columns":["sku","url","captured_at","currency","min_qty","unit_price","setup","run","method","anomaly"]},
  exportRequest: {"resource":"products","query":"categoryId=cat-drinkware","columns":["sku","name","fromPrice"]},
  exportSelected: {"resource":"products","query":"sort=-moq","ids":["prd-0001","prd-0002"],"columns":["sku","name","moq"]},
  exportTargets: {"resource":"categoryFigures","query":"","columns":["category_path","target_gp","min_gp"]},
  fieldLocks: {"version":3,"fields":["name"]},
  fileTooLarge: {"title":"The file is too large","status":413,"code":"too_large","detail":"A file can be at most 5 MB."},
  forbidden: {"type":"about:blank","title":"Not allowed","status":403,"code":"forbidden","detail":"Your role doesn’t have the permission for this.","node":"Team"},
  forbiddenAdHoc: {"type":"about:blank","title":"Not allowed","status":403,"code":"forbidden","detail":"Your role doesn’t have the permission for this.","node":"Card Payment: Ad hoc"},
  forbiddenCharge: {"type":"about:blank","title":"Not allowed","status":403,"code":"forbidden","detail":"Your role doesn’t have the permission for this.","node":"Card Payment: Charge"},
  forgotPassword: {"email":"pricing.analyst@backroom.test"},
  fxRates: {"base":"USD","asOf":"2026-11-19T06:00:00Z","rates":{"EUR":"0.8624","GBP":"0.7601","CAD":"1.4012"}},
  gapDistribution: {"buckets":[{"gapFrom":null,"gapTo":-20,"products":1},{"gapFrom":-20,"gapTo":-10,"products":4},{"gapFrom":-10,"gapTo":-5,"products":7},{"gapFrom":-5,"gapTo":0,"products":8},{"gapFrom":0,"gapTo":5,"products":9},{"gapFrom":5,"gapTo":10,"products":5},{"gapFrom":10,"gapTo":20,"products":3},{"gapFrom":20,"gapTo":null,"products":1}]},
  grantableRoles: {"items":[{"id":"rol-1","name":"Administrator","description":"May do everything.","titles":["Home","Admin","Roles","Roles: Edit"],"lacking":["Roles: Edit"]},{"id":"rol-8","name":"Auditor","description":"Reads every page and changes nothing.","titles":["Home","Admin","Roles"],"lacking":[]}]},
  grantableRolesNone: {"items":[]},
  imageTooLarge: {"type":"about:blank","title":"The picture is too large","status":413,"code":"file_too_large","detail":"A picture can be at most 1 MB.","errors":[{"field":"image","code":"too_large","message":"must be at most 1 MB"}]},
  imageUnsupported: {"type":"about:blank","title":"Not a picture","status":415,"code":"unsupported_type","detail":"Choose a PNG, JPEG or WebP picture.","errors":[{"field":"image","code":"unsupported_type","message":"must be a PNG, JPEG or WebP picture"}]},
  importApplied: {"id":"imp-1","plan":"plan-1","kind":"products","fileName":"november.csv","state":"applied","columns":[{"header":"SKU","field":"sku","sample":"MUG-1120"},{"header":"Name","field":"name","sample":"Campfire enamel mug 12 oz"},{"header":"Remarks","field":null,"sample":"ask Lena"}],"fields":["sku","productId","name","description","supplier","category","status","moq","isKvi","countryOfOrigin"],"missingFields":[],"mode":"merge","decimalSign":".","decimalSignBy":"file","encoding":"utf-8","counts":{"create":3,"update":5,"unchanged":2,"error":1},"jobId":"job-1","undoUntil":"2026-11-20T14:06:00Z","createdAt":"2026-11-19T14:05:00Z"},
  importApply: {"plan":"plan-1"},
  importChecked: {"id":"imp-1","plan":"plan-1","kind":"products","fileName":"november.csv","state":"checked","columns":[{"header":"SKU","field":"sku","sample":"MUG-1120"},{"header":"Name","field":"name","sample":"Campfire enamel mug 12 oz"},{"header":"Remarks","field":null,"sample":"ask Lena"}],"fields":["sku","productId","name","description","supplier","category","status","moq","isKvi","countryOfOrigin"],"missingFields":[],"mode":"merge","decimalSign":".","decimalSignBy":"file","encoding":"utf-8","counts":{"create":3,"update":5,"unchanged":2,"error":1},"jobId":null,"undoUntil":null,"createdAt":"2026-11-19T14:05:00Z"},
  importClean: {"id":"imp-1","plan":"plan-1","kind":"products","fileName":"november.csv","state":"checked","columns":[{"header":"SKU","field":"sku","sample":"MUG-1120"},{"header":"Name","field":"name","sample":"Campfire enamel mug 12 oz"},{"header":"Remarks","field":null,"sample":"ask Lena"}],"fields":["sku","productId","name","description","supplier","category","status","moq","isKvi","countryOfOrigin"],"missingFields":[],"mode":"merge","decimalSign":".","decimalSignBy":"file","encoding":"utf-8","counts":{"create":3,"update":5,"unchanged":2,"error":0},"jobId":null,"undoUntil":null,"createdAt":"2026-11-19T14:05:00Z"},
  importMatchRows: {"items":[{"row":2,"result":"create","label":"MUG-1120 Logo Harbor","changes":[{"field":"url","before":null,"after":"https://logo-harbor.example/p/campfire-mug"},{"field":"matchType","before":null,"after":"exact"},{"field":"packFactor","before":null,"after":"12"}],"errors":[]},{"row":3,"result":"error","label":"MUG-1120 PrintParade","changes":[],"errors":[{"field":"url","value":"https://printparade.example/p/enamel-mug","code":"blacklisted","message":"This page was rejected for this product. Restore the match to use it"}]}],"page":1,"pageSize":15,"total":2},
  importRows: {"items":[{"row":2,"result":"update","label":"MUG-1120","changes":[{"field":"moq","before":"96","after":"72"}],"errors":[]},{"row":3,"result":"error","label":"MUG-9999","changes":[],"errors":[{"field":"category","value":"Mugz","code":"unknown","message":"There is no category \"Mugz\""}]}],"page":1,"pageSize":15,"total":2},
  importRowsNone: {"items":[],"page":1,"pageSize":15,"total":0},
  indexHeatmap: {"competitors":[{"id":"cmp-1","name":"Brightline Promo","colorToken":"series.2"},{"id":"cmp-2","name":"Logo Harbor","colorToken":"series.3"}],"rows":[{"category":{"id":"cat-drinkware","code":"drinkware","name":"Drinkware"},"index":"102.40","tracked":12,"cells":[{"competitorId":"cmp-1","index":null,"products":0},{"competitorId":"cmp-2","index":"108.90","products":7}]}]},
  indexHeatmapNone: {"competitors":[],"rows":[]},
  indexSeries: {"moments":["2026-11-19T00:00:00Z","2026-11-20T00:00:00Z","2026-11-20T09:00:00Z"],"market":["99.84","101.20","101.37"],"competitors":[{"competitor":{"id":"cmp-1","name":"Brightline Promo","colorToken":"series.2"},"values":[null,"97.02","97.02"]},{"competitor":{"id":"cmp-2","name":"Logo Harbor","colorToken":"series.3"},"values":["104.11","104.11","104.60"]}]},
  indexSeriesNone: {"moments":["2026-11-20T00:00:00Z","2026-11-20T09:00:00Z"],"market":[null,null],"competitors":[]},
  invitationOrder: {"members":[{"email":"mei.tanaka@example.com","username":"mei.tanaka","first_name":"Mei","last_name":"Tanaka","roleId":"rol-5","locale":"en"}]},
  invitationOrderSeveral: {"members":[{"email":"ada.field@example.com","roleId":"rol-7"},{"email":"jon.reyes@example.com","roleId":"rol-7"},{"email":"lena.hoff@example.com","roleId":"rol-7"}]},
  invitationsRefused: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"members.0.email","code":"taken","message":"is the e-mail of Helen Okafor"},{"field":"members.3.email","code":"deleted_account","message":"belongs to a deleted account"}]},
  invitedMembers: {"items":[{"id":"u-1011","username":"mei.tanaka","name":"Mei Tanaka","first_name":"Mei","last_name":"Tanaka","email":"mei.tanaka@example.com","description":"","role":{"id":"rol-5","name":"Catalogue Editor"},"status":"invited","is_active":"N","is_deleted":"N","locale":null,"mfa":false,"invitedAt":"2026-11-18T09:00:00Z","invitationExpiresAt":"2026-11-25T09:00:00Z","lastLoginAt":null,"createdAt":"2026-11-18T09:00:00Z","archivedAt":null,"version":1}]},
  jobCancelled: {"id":"job-1","kind":"bulk","title":"Change the category of 11 products","state":"cancelled","progress":45,"counts":{"total":11,"done":5,"skipped":0,"failed":0},"hasFile":false,"fileName":null,"undoUntil":null,"importId":null,"scanRunId":null,"error":null,"createdAt":"2026-11-19T14:05:00Z","finishedAt":"2026-11-19T14:06:00Z"},
  jobDone: {"id":"job-1","kind":"bulk","title":"Change the category of 11 products","state":"done","progress":100,"counts":{"total":11,"done":11,"skipped":0,"failed":0},"hasFile":false,"fileName":null,"undoUntil":null,"importId":null,"scanRunId":null,"error":null,"createdAt":"2026-11-19T14:05:00Z","finishedAt":"2026-11-19T14:06:00Z"},
  jobFailed: {"id":"job-1","kind":"bulk","title":"Change the category of 11 products","state":"failed","progress":20,"counts":{"total":11,"done":2,"skipped":0,"failed":0},"hasFile":false,"fileName":null,"undoUntil":null,"importId":null,"scanRunId":null,"error":"Couldn’t reach the catalog","createdAt":"2026-11-19T14:05:00Z","finishedAt":"2026-11-19T14:06:00Z"},
  jobQueued: {"id":"job-1","kind":"bulk","title":"Change the category of 11 products","state":"queued","progress":0,"counts":{"total":11,"done":0,"skipped":0,"failed":0},"hasFile":false,"fileName":null,"undoUntil":null,"importId":null,"scanRunId":null,"error":null,"createdAt":"2026-11-19T14:05:00Z","finishedAt":null},
  jobRows: {"items":[{"id":"prd-0001","label":"MUG-1120","result":"done","reason":null},{"id":"prd-0007","label":"TUM-2207","result":"skipped","reason":"changedMeanwhile"}],"page":1,"pageSize":15,"total":2},
  jobRowsNone: {"items":[],"page":1,"pageSize":15,"total":0},
  jobRunning: {"id":"job-1","kind":"bulk","title":"Change the category of 11 products","state":"running","progress":45,"counts":{"total":11,"done":5,"skipped":0,"failed":0},"hasFile":false,"fileName":null,"undoUntil":null,"importId":null,"scanRunId":null,"error":null,"createdAt":"2026-11-19T14:05:00Z","finishedAt":null},
  jobScan: {"id":"job-1","kind":"scan","title":"Read the pages of Giveaway Depot","state":"queued","progress":0,"counts":{"total":9,"done":0,"skipped":0,"failed":0},"hasFile":false,"fileName":null,"undoUntil":null,"importId":null,"scanRunId":"scn-n7","error":null,"createdAt":"2026-11-19T14:05:00Z","finishedAt":null},
  jobWithErrors: {"id":"job-1","kind":"bulk","title":"Change the category of 11 products","state":"doneWithErrors","progress":100,"counts":{"total":11,"done":9,"skipped":1,"failed":1},"hasFile":false,"fileName":null,"undoUntil":null,"importId":null,"scanRunId":null,"error":null,"createdAt":"2026-11-19T14:05:00Z","finishedAt":"2026-11-19T14:06:00Z"},
  jobs: {"items":[{"id":"job-1","kind":"bulk","title":"Change the category of 11 products","state":"done","progress":100,"counts":{"total":11,"done":11,"skipped":0,"failed":0},"hasFile":false,"fileName":null,"undoUntil":null,"importId":null,"scanRunId":null,"error":null,"createdAt":"2026-11-19T14:05:00Z","finishedAt":"2026-11-19T14:06:00Z"}],"page":1,"pageSize":15,"total":1},
  jobsNone: {"items":[],"page":1,"pageSize":15,"total":0},
  keyMismatch: {"type":"about:blank","title":"The key was used for another request","status":400,"code":"idempotency_mismatch","detail":"The payment details changed under the same key. Review them and confirm again."},
  lastAdministrator: {"type":"about:blank","title":"The last administrator","status":409,"code":"last_administrator","detail":"Nobody else can edit roles. Give another member such a role first.","current":{"id":"u-1001","version":1}},
  lastAdministratorState: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"is_active","code":"last_administrator","message":"Nobody else can edit roles"}]},
  linkExpired: {"type":"about:blank","title":"The link no longer works","status":410,"code":"link_expired","detail":"Ask for a new link."},
  loggedOut: {"message":"Signed out"},
  loggedOutIdle: {"msg":"success"},
  loginNeeded: {"status":0,"msg":"Please sign in"},
  market: {"items":[{"matchId":"lst-0008-1","competitorId":"cmp-1","name":"Brightline Promo","colorToken":"series.2","matchType":"exact","currency":"USD","packFactor":1,"breaks":[{"minQty":72,"unitPrice":"5.05"},{"minQty":288,"unitPrice":"4.09"}],"setupCharge":"50.00","runCharge":null,"includes":{"setup":false,"oneColor":true,"shipping":false},"taxIncluded":false,"taxPct":0,"shippingNote":null,"availability":"inStock","capturedAt":"2026-11-19T14:05:00Z","previous":{"until":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"4.95"}],"setupCharge":"50.00","runCharge":null},"freshness":"fresh","counted":true,"notCountedBecause":null}],"standardQuantities":[100,250,500,1000],"listQuantity":250,"tieTolerancePct":"1.00"},
  marketConventions: {"items":[{"matchId":"lst-0008-6","competitorId":"cmp-6","name":"Werbewelt Nord","colorToken":"series.7","matchType":"exact","currency":"EUR","packFactor":25,"breaks":[{"minQty":4,"unitPrice":"119.00"},{"minQty":20,"unitPrice":"107.10"}],"setupCharge":null,"runCharge":"5.95","includes":{"setup":true,"oneColor":false,"shipping":true},"taxIncluded":true,"taxPct":19,"shippingNote":"Free delivery within Germany","availability":"inStock","capturedAt":"2026-11-20T05:10:00Z","previous":null,"freshness":"fresh","counted":true,"notCountedBecause":null},{"matchId":"lst-0008-9","competitorId":"cmp-9","name":"Alpina Promotion","colorToken":"series.10","matchType":"equivalent","currency":"CHF","packFactor":1,"breaks":[{"minQty":100,"unitPrice":"4.60"}],"setupCharge":"60.00","runCharge":null,"includes":{"setup":false,"oneColor":true,"shipping":false},"taxIncluded":false,"taxPct":8.1,"shippingNote":null,"availability":"inStock","capturedAt":"2026-11-18T05:10:00Z","previous":null,"freshness":"fresh","counted":false,"notCountedBecause":"noRate"}],"standardQuantities":[100,250,500,1000],"listQuantity":250,"tieTolerancePct":"1.00"},
  marketNone: {"items":[],"standardQuantities":[100,250,500,1000],"listQuantity":250,"tieTolerancePct":"1.00"},
  marketSettings: {"standardQuantities":[100,250,500,1000],"listQuantity":250,"tieTolerancePct":"1","suspiciousPct":40,"freshIntervals":2,"expiredDays":30,"fixedRates":[],"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  marketSettingsInput: {"standardQuantities":[100,250,500,1000],"listQuantity":250,"tieTolerancePct":"1.5","suspiciousPct":40,"freshIntervals":2,"expiredDays":30,"fixedRates":[{"currency":"CHF","rate":"0.8815"}]},
  marketSettingsNew: {"standardQuantities":[100,250,500,1000],"listQuantity":250,"tieTolerancePct":"1.5","suspiciousPct":40,"freshIntervals":2,"expiredDays":30,"fixedRates":[{"currency":"CHF","rate":"0.8815"}],"version":2,"updatedAt":"2026-11-20T09:30:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  marketSettingsPreview: {"today":{"counted":46,"notCounted":{"broken":2,"outOfStock":3,"noRate":4,"suspicious":3,"expired":1,"stale":2},"products":24,"cheaper":9,"tied":3,"dearer":12,"meanIndex":"103.41"},"preview":{"counted":49,"notCounted":{"broken":2,"outOfStock":3,"noRate":0,"suspicious":4,"expired":1,"stale":2},"products":25,"cheaper":9,"tied":4,"dearer":12,"meanIndex":"103.12"},"moved":3,"samples":[{"product":{"id":"prd-0041","code":"MUG-0041","name":"Speckled mug"},"today":112,"preview":105},{"product":{"id":"prd-0033","code":"PEN-0033","name":"Bamboo pen"},"today":97,"preview":99},{"product":{"id":"prd-0052","code":"BAG-0052","name":"Jute bag"},"today":null,"preview":101}]},
  marketSettingsUpdate: {"standardQuantities":[100,250,500,1000],"listQuantity":250,"tieTolerancePct":"1.5","suspiciousPct":40,"freshIntervals":2,"expiredDays":30,"fixedRates":[{"currency":"CHF","rate":"0.8815"}],"version":1},
  match: {"id":"lst-0001-1","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-1","code":"brightline-promo.example","name":"Brightline Promo"},"colorToken":"series.2","url":"https://brightline-promo.example/p/0001","listingTitle":"Campfire enamel mug, 12 oz","listingSku":"BRI-0001","imageUrl":null,"matchType":"exact","confidence":0.96,"reasons":[{"signal":"gtin","score":1},{"signal":"title","score":0.92}],"packFactor":1,"availability":"inStock","status":"confirmed","source":"auto","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-09-14T08:30:00Z","rejectReason":null,"failedReads":0,"lastSeenAt":"2026-11-19T14:05:00Z","reading":{"id":"rdg-0001-1-26","matchId":"lst-0001-1","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"5.05"},{"minQty":288,"unitPrice":"4.09"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":true,"notCountedBecause":null,"comparison":{"quantity":250,"currency":"USD","basis":"allIn","unitPrice":"5.05","allInUnit":"5.25","ours":"4.73","gapPct":"-9.90"},"version":2,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  matchArchivedCompetitor: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"url","code":"archived_competitor","message":"is the domain of an archived competitor"}]},
  matchBlacklisted: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"url","code":"blacklisted","message":"was rejected for this product"}]},
  matchBroken: {"id":"lst-0001-4","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-4","code":"giveaway-depot.example","name":"Giveaway Depot"},"colorToken":"series.5","url":"https://giveaway-depot.example/p/0001","listingTitle":"Campfire mug, enamel","listingSku":"GIV-0001","imageUrl":null,"matchType":"exact","confidence":0.96,"reasons":[{"signal":"gtin","score":1},{"signal":"title","score":0.92}],"packFactor":1,"availability":"inStock","status":"broken","source":"auto","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-09-14T08:30:00Z","rejectReason":null,"failedReads":3,"lastSeenAt":"2026-11-09T05:10:00Z","reading":{"id":"rdg-0001-4-26","matchId":"lst-0001-4","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":50,"unitPrice":"4.80"},{"minQty":200,"unitPrice":"4.20"}],"setupCharge":null,"runCharge":"0.25","shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":false,"notCountedBecause":"broken","comparison":{"quantity":250,"currency":"USD","basis":"unit","unitPrice":"4.20","allInUnit":null,"ours":"4.55","gapPct":"8.33"},"version":5,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  matchConfirmationEquivalent: {"version":1,"matchType":"equivalent"},
  matchCreated: {"id":"lst-n1","product":{"id":"prd-0016","code":"ROPE-1240","name":"Ember skipping rope, natural rubber, light"},"competitor":{"id":"cmp-5","code":"merch-meadow.example","name":"Merch Meadow"},"colorToken":"series.6","url":"https://merch-meadow.example/sport/ember-skipping-rope","listingTitle":"Ember skipping rope","listingSku":null,"imageUrl":null,"matchType":"exact","confidence":1,"reasons":[],"packFactor":25,"availability":"unknown","status":"confirmed","source":"manual","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-11-20T09:41:03Z","rejectReason":null,"failedReads":0,"lastSeenAt":"2026-11-20T09:41:03Z","reading":{"id":"rdg-n2","matchId":"lst-n1","capturedAt":"2026-11-20T09:41:03Z","currency":"USD","breaks":[{"minQty":4,"unitPrice":"61.25"},{"minQty":10,"unitPrice":"57.5"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null,"method":"manual","isAnomaly":false,"createdBy":{"id":"u-1002","name":"Mateo Herrera"}},"freshness":"fresh","suspicious":false,"counted":true,"notCountedBecause":null,"comparison":{"quantity":250,"currency":"USD","basis":"allIn","unitPrice":"2.30","allInUnit":"2.50","ours":"2.71","gapPct":"8.40"},"version":1,"updatedAt":"2026-11-20T09:41:03Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  matchInput: {"productId":"prd-0016","url":"https://merch-meadow.example/sport/ember-skipping-rope","listingTitle":"Ember skipping rope","matchType":"exact","packFactor":25,"reading":{"currency":"USD","breaks":[{"minQty":4,"unitPrice":"61.25"},{"minQty":10,"unitPrice":"57.5"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null}},
  matchNoRate: {"id":"lst-0001-9","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-9","code":"alpina-promotion.example","name":"Alpina Promotion"},"colorToken":"series.10","url":"https://alpina-promotion.example/p/0001","listingTitle":"Emailbecher Campfire 3,5 dl","listingSku":null,"imageUrl":null,"matchType":"equivalent","confidence":0.74,"reasons":[{"signal":"title","score":0.71}],"packFactor":1,"availability":"inStock","status":"confirmed","source":"auto","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-09-14T08:30:00Z","rejectReason":null,"failedReads":0,"lastSeenAt":"2026-11-18T05:10:00Z","reading":{"id":"rdg-0001-9-26","matchId":"lst-0001-9","capturedAt":"2026-11-02T05:10:00Z","currency":"CHF","breaks":[{"minQty":100,"unitPrice":"4.60"}],"setupCharge":"60.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":false,"notCountedBecause":"noRate","comparison":null,"version":1,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  matchRejected: {"id":"lst-0001-2","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-2","code":"logo-harbor.example","name":"Logo Harbor"},"colorToken":"series.3","url":"https://logo-harbor.example/p/0001","listingTitle":"Enamel mug, plain, 12 oz","listingSku":"LOG-0001","imageUrl":null,"matchType":"exact","confidence":0.74,"reasons":[{"signal":"gtin","score":1},{"signal":"title","score":0.92}],"packFactor":1,"availability":"inStock","status":"rejected","source":"auto","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-10-05T09:12:00Z","rejectReason":"notDecorated","failedReads":0,"lastSeenAt":"2026-11-19T14:05:00Z","reading":{"id":"rdg-0001-2-26","matchId":"lst-0001-2","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"3.10"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":false,"notCountedBecause":"notConfirmed","comparison":{"quantity":250,"currency":"USD","basis":"allIn","unitPrice":"3.10","allInUnit":"3.30","ours":"4.73","gapPct":"43.33"},"version":2,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  matchRejection: {"version":1,"reason":"notDecorated"},
  matchRestoration: {"version":1,"matchType":"exact"},
  matchSuggested: {"id":"lst-0001-3","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-3","code":"printparade.example","name":"PrintParade"},"colorToken":"series.4","url":"https://printparade.example/p/0001","listingTitle":"Enamel camping mug 12 oz","listingSku":"PRI-0001","imageUrl":null,"matchType":"equivalent","confidence":0.74,"reasons":[{"signal":"title","score":0.71},{"signal":"image","score":0.64},{"signal":"dimensions","score":0.8}],"packFactor":1,"availability":"inStock","status":"suggested","source":"auto","decidedBy":null,"decidedAt":null,"rejectReason":null,"failedReads":0,"lastSeenAt":"2026-11-19T05:10:00Z","reading":{"id":"rdg-0001-3-26","matchId":"lst-0001-3","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":100,"unitPrice":"4.95"},{"minQty":250,"unitPrice":"4.60"}],"setupCharge":null,"runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":false,"notCountedBecause":"notConfirmed","comparison":{"quantity":250,"currency":"USD","basis":"allIn","unitPrice":"4.60","allInUnit":"4.60","ours":"4.73","gapPct":"2.83"},"version":1,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  matchTaken: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"url","code":"taken","message":"already exists"}]},
  matchUnknownCompetitor: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"url","code":"unknown_competitor","message":"is not the domain of a competitor"}]},
  matchUpdate: {"version":1,"packFactor":25},
  matchVersion: {"version":1},
  matches: {"items":[{"id":"lst-0001-1","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-1","code":"brightline-promo.example","name":"Brightline Promo"},"colorToken":"series.2","url":"https://brightline-promo.example/p/0001","listingTitle":"Campfire enamel mug, 12 oz","listingSku":"BRI-0001","imageUrl":null,"matchType":"exact","confidence":0.96,"reasons":[{"signal":"gtin","score":1},{"signal":"title","score":0.92}],"packFactor":1,"availability":"inStock","status":"confirmed","source":"auto","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-09-14T08:30:00Z","rejectReason":null,"failedReads":0,"lastSeenAt":"2026-11-19T14:05:00Z","reading":{"id":"rdg-0001-1-26","matchId":"lst-0001-1","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"5.05"},{"minQty":288,"unitPrice":"4.09"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":true,"notCountedBecause":null,"comparison":{"quantity":250,"currency":"USD","basis":"allIn","unitPrice":"5.05","allInUnit":"5.25","ours":"4.73","gapPct":"-9.90"},"version":2,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},{"id":"lst-0001-2","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-2","code":"logo-harbor.example","name":"Logo Harbor"},"colorToken":"series.3","url":"https://logo-harbor.example/p/0001","listingTitle":"Enamel mug, plain, 12 oz","listingSku":"LOG-0001","imageUrl":null,"matchType":"exact","confidence":0.74,"reasons":[{"signal":"gtin","score":1},{"signal":"title","score":0.92}],"packFactor":1,"availability":"inStock","status":"rejected","source":"auto","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-10-05T09:12:00Z","rejectReason":"notDecorated","failedReads":0,"lastSeenAt":"2026-11-19T14:05:00Z","reading":{"id":"rdg-0001-2-26","matchId":"lst-0001-2","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"3.10"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":false,"notCountedBecause":"notConfirmed","comparison":{"quantity":250,"currency":"USD","basis":"allIn","unitPrice":"3.10","allInUnit":"3.30","ours":"4.73","gapPct":"43.33"},"version":2,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},{"id":"lst-0001-3","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-3","code":"printparade.example","name":"PrintParade"},"colorToken":"series.4","url":"https://printparade.example/p/0001","listingTitle":"Enamel camping mug 12 oz","listingSku":"PRI-0001","imageUrl":null,"matchType":"equivalent","confidence":0.74,"reasons":[{"signal":"title","score":0.71},{"signal":"image","score":0.64},{"signal":"dimensions","score":0.8}],"packFactor":1,"availability":"inStock","status":"suggested","source":"auto","decidedBy":null,"decidedAt":null,"rejectReason":null,"failedReads":0,"lastSeenAt":"2026-11-19T05:10:00Z","reading":{"id":"rdg-0001-3-26","matchId":"lst-0001-3","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":100,"unitPrice":"4.95"},{"minQty":250,"unitPrice":"4.60"}],"setupCharge":null,"runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":false,"notCountedBecause":"notConfirmed","comparison":{"quantity":250,"currency":"USD","basis":"allIn","unitPrice":"4.60","allInUnit":"4.60","ours":"4.73","gapPct":"2.83"},"version":1,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},{"id":"lst-0001-4","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-4","code":"giveaway-depot.example","name":"Giveaway Depot"},"colorToken":"series.5","url":"https://giveaway-depot.example/p/0001","listingTitle":"Campfire mug, enamel","listingSku":"GIV-0001","imageUrl":null,"matchType":"exact","confidence":0.96,"reasons":[{"signal":"gtin","score":1},{"signal":"title","score":0.92}],"packFactor":1,"availability":"inStock","status":"broken","source":"auto","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-09-14T08:30:00Z","rejectReason":null,"failedReads":3,"lastSeenAt":"2026-11-09T05:10:00Z","reading":{"id":"rdg-0001-4-26","matchId":"lst-0001-4","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":50,"unitPrice":"4.80"},{"minQty":200,"unitPrice":"4.20"}],"setupCharge":null,"runCharge":"0.25","shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":false,"notCountedBecause":"broken","comparison":{"quantity":250,"currency":"USD","basis":"unit","unitPrice":"4.20","allInUnit":null,"ours":"4.55","gapPct":"8.33"},"version":5,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},{"id":"lst-0001-9","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-9","code":"alpina-promotion.example","name":"Alpina Promotion"},"colorToken":"series.10","url":"https://alpina-promotion.example/p/0001","listingTitle":"Emailbecher Campfire 3,5 dl","listingSku":null,"imageUrl":null,"matchType":"equivalent","confidence":0.74,"reasons":[{"signal":"title","score":0.71}],"packFactor":1,"availability":"inStock","status":"confirmed","source":"auto","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-09-14T08:30:00Z","rejectReason":null,"failedReads":0,"lastSeenAt":"2026-11-18T05:10:00Z","reading":{"id":"rdg-0001-9-26","matchId":"lst-0001-9","capturedAt":"2026-11-02T05:10:00Z","currency":"CHF","breaks":[{"minQty":100,"unitPrice":"4.60"}],"setupCharge":"60.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":false,"notCountedBecause":"noRate","comparison":null,"version":1,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}}],"page":1,"pageSize":15,"total":5},
  matchesNone: {"items":[],"page":1,"pageSize":15,"total":0},
  matchesSuspicious: {"items":[{"id":"lst-0001-6","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-6","code":"werbewelt-nord.example","name":"Werbewelt Nord"},"colorToken":"series.7","url":"https://werbewelt-nord.example/p/0001","listingTitle":"Emaille-Becher, Karton zu 25","listingSku":"WER-0001","imageUrl":null,"matchType":"exact","confidence":0.96,"reasons":[{"signal":"gtin","score":1},{"signal":"title","score":0.92}],"packFactor":null,"availability":"inStock","status":"confirmed","source":"auto","decidedBy":{"id":"u-1002","name":"Mateo Herrera"},"decidedAt":"2026-09-14T08:30:00Z","rejectReason":null,"failedReads":0,"lastSeenAt":"2026-11-20T05:10:00Z","reading":{"id":"rdg-0001-6-26","matchId":"lst-0001-6","capturedAt":"2026-11-02T05:10:00Z","currency":"EUR","breaks":[{"minQty":4,"unitPrice":"119.00"},{"minQty":20,"unitPrice":"107.10"}],"setupCharge":null,"runCharge":"5.95","shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":true,"counted":false,"notCountedBecause":"suspicious","comparison":{"quantity":250,"currency":"USD","basis":"allIn","unitPrice":"104.3599","allInUnit":"104.3599","ours":"4.73","gapPct":"-95.47"},"version":1,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}}],"page":1,"pageSize":15,"total":1},
  memberArchived: {"id":"u-1004"},
  memberPermissions: {"items":[{"title":"Home","viaRole":{"id":"rol-7","name":"Customer Service"}},{"title":"SKU Manager","viaRole":{"id":"rol-7","name":"Customer Service"}}]},
  memberPermissionsNone: {"items":[]},
  memberSignIns: {"items":[{"id":"s-197","device":"Safari on iPad","startedAt":"2026-11-19T17:20:44Z","lastSeenAt":"2026-11-20T06:12:30Z","current":false},{"id":"s-183","device":"Chrome on Windows","startedAt":"2026-11-18T08:02:19Z","lastSeenAt":"2026-11-19T16:55:01Z","current":false}]},
  memberSignInsNone: {"items":[]},
  memberUpdate: {"version":2,"last_name":"Lindqvist Berg","email":"sofia.berg@example.com"},
  memberUpdateDeactivate: {"version":2,"is_active":"N"},
  memberUpdateRole: {"version":2,"roleId":"rol-5"},
  menuAll: {"msg":"success","data":[{"title":"Home"},{"title":"Competitor Analysis","child":[{"title":"Competitor Dashboard"},{"title":"Product Category","child":[{"title":"Product Category: Edit"}]},{"title":"Competitor Admin","child":[{"title":"Competitor Admin: Edit"},{"title":"Competitor Admin: Rules"}]}]},{"title":"SKU Manager","child":[{"title":"SKU Manager: Edit"},{"title":"SKU Manager: Bulk"},{"title":"SKU Manager: Import"},{"title":"SKU Manager: Export"},{"title":"SKU Manager: Archive"},{"title":"View Costs"},{"title":"Price Slabs","child":[{"title":"Price Slabs: Edit"},{"title":"Price Slabs: Publish"},{"title":"Price Slabs: Override"}]},{"title":"Competitor Manager","child":[{"title":"Competitor Manager: Edit"},{"title":"Competitor Manager: Decide"}]}]},{"title":"Feature Merging","child":[{"title":"Feature Merging: Apply"},{"title":"Feature Merging: Undo"}]},{"title":"Search"},{"title":"Card Payment","child":[{"title":"Card Payment: Charge"},{"title":"Card Payment: Ad hoc"},{"title":"Card Payment: Refund"}]},{"title":"Promostandards","child":[{"title":"Promostandards: Run"},{"title":"Promostandards: Credentials"}]},{"title":"Activity Log","child":[{"title":"Activity Log: Export"},{"title":"Activity Log: Undo"}]},{"title":"Documents","child":[{"title":"Documents: Upload"},{"title":"Documents: Delete"}]},{"title":"Admin","child":[{"title":"Permission Nodes","child":[{"title":"Permission Nodes: Edit"}]},{"title":"Roles","child":[{"title":"Roles: Edit"}]},{"title":"Team","child":[{"title":"Team: Edit"}]}]}]},
  menuAuditor: {"msg":"success","data":[{"title":"Home"},{"title":"Competitor Analysis","child":[{"title":"Competitor Dashboard"},{"title":"Product Category"},{"title":"Competitor Admin"}]},{"title":"SKU Manager","child":[{"title":"View Costs"},{"title":"Price Slabs"},{"title":"Competitor Manager"}]},{"title":"Feature Merging"},{"title":"Search"},{"title":"Card Payment"},{"title":"Promostandards"},{"title":"Activity Log","child":[{"title":"Activity Log: Export"}]},{"title":"Documents"},{"title":"Admin","child":[{"title":"Permission Nodes"},{"title":"Roles"},{"title":"Team"}]}]},
  menuEmpty: {"msg":"success","data":[]},
  menuFailed: {"msg":"permission nodes unavailable","data":null},
  moqCheck: {"changes":[{"productId":"prd-0001","moq":96}]},
  motoOff: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"channel","code":"moto_off","message":"isn’t enabled for this account"}]},
  neverArrived: {"type":"about:blank","title":"No payment found","status":404,"code":"never_arrived","detail":"No payment was made under this key."},
  newPassword: {"password":"tulip-field"},
  noConsent: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"consent","code":"required","message":"is required to save the card"}]},
  noReference: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"reference","code":"required","message":"is required without an invoice"}]},
  nodeCheck: {"missing":["Price Slabs: Publish","Warehouse"],"unused":[{"id":"nod-18","title":"Price slabs: Publish"}],"duplicates":[],"nearDuplicates":[{"id":"nod-18","title":"Price slabs: Publish","similarTo":"Price Slabs: Publish","reason":"case"}]},
  nodeCheckAgrees: {"missing":[],"unused":[],"duplicates":[],"nearDuplicates":[]},
  nodeCheckInput: {"titles":["Home","Search","Price Slabs: Publish","Warehouse"]},
  nodeDiff: {"syncId":"sync-n1","expiresAt":"2026-11-26T09:30:00Z","create":[{"title":"Samples","type":"page","parent":null,"position":11,"route":"/samples","description":"Samples sent to customers."},{"title":"Samples: Send","type":"action","parent":"Samples","position":1,"route":null,"description":""}],"change":[{"id":"nod-37","title":"Documents","changes":[{"field":"description","before":"","after":"Artwork and price lists."}]}],"problems":[],"unchanged":0,"notInFile":["Home","Search"]},
  nodeDiffRefused: {"syncId":null,"expiresAt":"2026-11-26T09:30:00Z","create":[],"change":[],"problems":[{"title":"Documents: Delete forever","code":"below_action"},{"title":"Team","code":"system_node"}],"unchanged":0,"notInFile":["Home","Search"]},
  nodeDiffUnchanged: {"syncId":"sync-n2","expiresAt":"2026-11-26T09:30:00Z","create":[],"change":[],"problems":[],"unchanged":1,"notInFile":["Search"]},
  nodeFile: {"nodes":[{"title":"Samples","type":"page","parent":null,"route":"/samples","description":"Samples sent to customers."},{"title":"Samples: Send","type":"action","parent":"Samples"},{"title":"Documents","type":"page","parent":null,"description":"Artwork and price lists."}]},
  nodeFileRefused: {"nodes":[{"title":"Documents: Delete forever","type":"action","parent":"Documents: Delete"},{"title":"Team","type":"page","parent":"Documents"}]},
  nodeFileUnchanged: {"nodes":[{"title":"Home","type":"page","parent":null,"route":"/home"}]},
  nodeHolders: {"items":[{"id":"u-1001","name":"Helen Okafor","email":"admin@backroom.test","role":{"id":"rol-1","name":"Administrator","isSystem":true}},{"id":"u-1008","name":"Ingrid Solberg","email":"auditor@backroom.test","role":{"id":"rol-8","name":"Auditor","isSystem":false}}],"page":1,"pageSize":15,"total":2},
  nodeHoldersNone: {"items":[],"page":1,"pageSize":15,"total":0},
  nodePlanChanged: {"title":"The tree changed since the preview","status":409,"code":"plan_changed","detail":"Someone changed the permission nodes. Check the new difference.","current":{"syncId":"sync-n4","expiresAt":"2026-11-26T09:32:00Z","create":[],"change":[],"problems":[],"unchanged":3,"notInFile":["Home","Search"]}},
  notFound: {"type":"about:blank","title":"Not found","status":404,"code":"not_found","detail":"This no longer exists."},
  notOpen: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"payableId","code":"not_open","message":"has nothing left to pay"}]},
  notYourSession: {"type":"about:blank","title":"Not allowed","status":403,"code":"forbidden","detail":"The user id is not yours."},
  opportunities: {"items":[{"kind":"raise","products":4,"snoozedUntil":null},{"kind":"lower","products":2,"snoozedUntil":"2026-11-27T09:00:00Z"},{"kind":"checkMatch","products":0,"snoozedUntil":null}]},
  opportunitiesNoCosts: {"items":[{"kind":"raise","products":4,"snoozedUntil":null},{"kind":"checkMatch","products":0,"snoozedUntil":null}]},
  opportunitySnooze: {"kind":"lower","until":"2026-11-27T09:00:00Z"},
  opportunitySnoozeBack: {"kind":"lower","until":null},
  opportunitySnoozed: {"kind":"lower","until":"2026-12-20T09:00:00Z"},
  otherCurrency: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"currency","code":"other_currency","message":"must be that of the invoice"}]},
  overBalance: {"type":"about:blank","title":"More than can be refunded","status":422,"code":"over_balance","detail":"This is more than can still be refunded.","refundableMinor":1500,"errors":[{"field":"amountMinor","code":"over_balance","message":"is more than can still be refunded"}]},
  overLimit: {"type":"about:blank","title":"Above your limit","status":403,"code":"over_limit","detail":"This is above your limit. Ask a manager.","limitMinor":500000},
  overOpen: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"amountMinor","code":"over_open","message":"is more than the open amount"}]},
  ownAccount: {"type":"about:blank","title":"Not possible for your own account","status":409,"code":"own_account","detail":"You can’t delete your own account.","current":{"id":"u-1001","version":1}},
  ownRole: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"roleId","code":"own_account","message":"can’t be changed by the person who has it"}]},
  passwordChange: {"oldpassword":"backroom","password":"tulip-field","token":"tok_8c1fb2f6a0d94e7b"},
  passwordChangeWrong: {"oldpassword":"letmein","password":"tulip-field","token":"tok_8c1fb2f6a0d94e7b"},
  passwordChanged: {"message":"Password changed successfully"},
  passwordNeedLogin: {"message":"Please sign in","needLogin":true},
  passwordReset: {"message":"Password reset successful"},
  passwordSame: {"message":"New password must differ from the old password"},
  passwordUnsuccessful: {"message":"Password change was unsuccessful"},
  passwordWrong: {"message":"Old password is incorrect"},
  payable: {"id":"inv-20418","type":"invoice","number":"INV-20418","status":"overdue","totalMinor":1248000,"openMinor":748000,"currency":"USD","customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"dueDate":"2026-11-12"},
  payablePaid: {"id":"inv-20397","type":"invoice","number":"INV-20397","status":"paid","totalMinor":1248000,"openMinor":0,"currency":"USD","customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"dueDate":"2026-11-12"},
  payables: {"items":[{"id":"inv-20418","type":"invoice","number":"INV-20418","status":"overdue","totalMinor":1248000,"openMinor":748000,"currency":"USD","customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"dueDate":"2026-11-12"},{"id":"inv-20431","type":"invoice","number":"INV-20431","status":"open","totalMinor":186400,"openMinor":186400,"currency":"JPY","customer":{"id":"cus-05","name":"Sakura Trading","email":"billing@sakura.test"},"dueDate":"2026-12-04"},{"id":"ord-7714","type":"order","number":"ORD-7714","status":"open","totalMinor":845500,"openMinor":845500,"currency":"KWD","customer":{"id":"cus-06","name":"Gulf Gate Hospitality","email":"finance@gulfgate.test"},"dueDate":null}],"page":1,"pageSize":15,"total":3},
  payablesNone: {"items":[],"page":1,"pageSize":15,"total":0},
  payment: {"id":"pay-0001","status":"succeeded","clientSecret":null,"reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"channel":"phone","amountMinor":2500,"currency":"USD","refundedMinor":0,"refundableMinor":2500,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":null,"disputed":false,"receiptUrl":"https://pay.example/receipts/pay-0001","receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0001"},
  paymentCanceled: {"id":"pay-0005","status":"canceled","clientSecret":null,"reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"channel":"phone","amountMinor":2500,"currency":"USD","refundedMinor":0,"refundableMinor":0,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":null,"disputed":false,"receiptUrl":null,"receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0005"},
  paymentConfig: {"mode":"test","publishableKey":"pk_test_backroom","currencies":[{"code":"USD","exponent":2,"stepMinor":1,"minMinor":50,"maxMinor":99999999,"limitMinor":null},{"code":"EUR","exponent":2,"stepMinor":1,"minMinor":50,"maxMinor":99999999,"limitMinor":null},{"code":"GBP","exponent":2,"stepMinor":1,"minMinor":30,"maxMinor":99999999,"limitMinor":null},{"code":"JPY","exponent":0,"stepMinor":1,"minMinor":50,"maxMinor":99999999,"limitMinor":null},{"code":"KWD","exponent":3,"stepMinor":10,"minMinor":200,"maxMinor":99999990,"limitMinor":null}],"features":{"moto":true,"links":true,"savedCards":true,"refunds":true}},
  paymentConfigLive: {"mode":"live","publishableKey":"pk_live_51Example","currencies":[{"code":"USD","exponent":2,"stepMinor":1,"minMinor":50,"maxMinor":99999999,"limitMinor":500000}],"features":{"moto":false,"links":true,"savedCards":false,"refunds":true}},
  paymentDinar: {"id":"pay-0008","status":"succeeded","clientSecret":null,"reference":"ORD-7714","payable":{"id":"ord-7714","type":"order","number":"ORD-7714"},"reason":null,"customer":{"id":"cus-06","name":"Gulf Gate Hospitality","email":"finance@gulfgate.test"},"channel":"link","amountMinor":120500,"currency":"KWD","refundedMinor":0,"refundableMinor":120500,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":null,"disputed":false,"receiptUrl":"https://pay.example/receipts/pay-0001","receiptEmail":"accounts@brookfield.test","note":null,"linkId":"link-0002","createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":null},
  paymentDisputed: {"id":"pay-0006","status":"succeeded","clientSecret":null,"reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"channel":"phone","amountMinor":2500,"currency":"USD","refundedMinor":0,"refundableMinor":2500,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":null,"disputed":true,"receiptUrl":"https://pay.example/receipts/pay-0001","receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0006"},
  paymentEvents: {"items":[{"id":"ev-1","at":"2026-11-19T14:05:00Z","who":{"id":"u-1006","name":"Chiara Bellini"},"kind":"created","amountMinor":2500,"text":null},{"id":"ev-2","at":"2026-11-19T14:05:01Z","who":null,"kind":"succeeded","amountMinor":2500,"text":null},{"id":"ev-3","at":"2026-11-19T14:05:02Z","who":{"id":"u-1006","name":"Chiara Bellini"},"kind":"receipt_sent","amountMinor":null,"text":"accounts@brookfield.test"}]},
  paymentEventsFailed: {"items":[{"id":"ev-1","at":"2026-11-19T14:05:00Z","who":{"id":"u-1007","name":"Daniel Moreau"},"kind":"created","amountMinor":2500,"text":null},{"id":"ev-2","at":"2026-11-19T14:05:01Z","who":null,"kind":"action_required","amountMinor":null,"text":null},{"id":"ev-3","at":"2026-11-19T14:05:40Z","who":null,"kind":"authenticated","amountMinor":null,"text":null},{"id":"ev-4","at":"2026-11-19T14:05:41Z","who":null,"kind":"failed","amountMinor":null,"text":"insufficient_funds"}]},
  paymentEventsRefunded: {"items":[{"id":"ev-1","at":"2026-11-19T14:05:00Z","who":{"id":"u-1006","name":"Chiara Bellini"},"kind":"created","amountMinor":2500,"text":null},{"id":"ev-2","at":"2026-11-19T14:05:01Z","who":null,"kind":"succeeded","amountMinor":2500,"text":null},{"id":"ev-3","at":"2026-11-19T14:05:02Z","who":{"id":"u-1006","name":"Chiara Bellini"},"kind":"receipt_sent","amountMinor":null,"text":"accounts@brookfield.test"},{"id":"ev-4","at":"2026-11-20T09:00:00Z","who":{"id":"u-1006","name":"Chiara Bellini"},"kind":"refund_created","amountMinor":1000,"text":"requested_by_customer"},{"id":"ev-5","at":"2026-11-20T09:00:01Z","who":null,"kind":"refund_succeeded","amountMinor":1000,"text":null}]},
  paymentFailed: {"id":"pay-0003","status":"failed","clientSecret":null,"reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"channel":"phone","amountMinor":2500,"currency":"USD","refundedMinor":0,"refundableMinor":0,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":{"code":"card_declined","declineCode":"insufficient_funds","message":"The card has insufficient funds."},"disputed":false,"receiptUrl":null,"receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0003"},
  paymentInProgress: {"type":"about:blank","title":"Payment in progress","status":409,"code":"in_progress","detail":"This payment is already being processed."},
  paymentInput: {"amountMinor":2500,"currency":"USD","payableId":"inv-20418","channel":"phone","confirmationTokenId":"ctoken_example_visa","saveCard":false,"receiptEmail":"accounts@brookfield.test","note":"Asked for by Ms Hale."},
  paymentInputAdHoc: {"amountMinor":1500,"currency":"JPY","reference":"Sample box","reason":"Samples are sold without an invoice","customer":{"name":"Yuki Tanaka","email":"yuki@sakura.test"},"channel":"present","confirmationTokenId":"ctoken_example_visa","saveCard":false,"returnUrl":"https://backroom.example/stripe-payment"},
  paymentInputRequiresAction: {"amountMinor":1500,"currency":"JPY","reference":"Sample box","reason":"Samples are sold without an invoice","customer":{"name":"Yuki Tanaka","email":"yuki@sakura.test"},"channel":"present","confirmationTokenId":"ctoken_example_authenticate","saveCard":false,"returnUrl":"https://backroom.example/stripe-payment"},
  paymentInputSaved: {"amountMinor":2500,"currency":"USD","payableId":"inv-20418","channel":"phone","savedMethodId":"card-01"},
  paymentInputSavesCard: {"amountMinor":2500,"currency":"USD","payableId":"inv-20418","channel":"phone","confirmationTokenId":"ctoken_example_visa","saveCard":true,"consent":{"words":"You may keep this card for our orders.","at":"2026-06-02T10:00:00Z"}},
  paymentIntentCanceled: {"id":"evt_5","type":"payment_intent.canceled","created":1795097100,"livemode":false,"data":{"object":{"id":"pi_1","object":"payment_intent","amount":2500,"currency":"usd","status":"canceled","metadata":{"payment":"pay-0001"}}}},
  paymentIntentFailed: {"id":"evt_2","type":"payment_intent.payment_failed","created":1795097100,"livemode":false,"data":{"object":{"id":"pi_1","object":"payment_intent","amount":2500,"currency":"usd","status":"requires_payment_method","metadata":{"payment":"pay-0001"},"last_payment_error":{"code":"card_declined","decline_code":"insufficient_funds"}}}},
  paymentIntentProcessing: {"id":"evt_4","type":"payment_intent.processing","created":1795097100,"livemode":false,"data":{"object":{"id":"pi_1","object":"payment_intent","amount":2500,"currency":"usd","status":"processing","metadata":{"payment":"pay-0001"}}}},
  paymentIntentRequiresAction: {"id":"evt_3","type":"payment_intent.requires_action","created":1795097100,"livemode":false,"data":{"object":{"id":"pi_1","object":"payment_intent","amount":2500,"currency":"usd","status":"requires_action","metadata":{"payment":"pay-0001"}}}},
  paymentIntentSucceeded: {"id":"evt_1","type":"payment_intent.succeeded","created":1795097100,"livemode":false,"data":{"object":{"id":"pi_1","object":"payment_intent","amount":2500,"currency":"usd","status":"succeeded","metadata":{"payment":"pay-0001"},"latest_charge":"ch_1"}}},
  paymentLink: {"id":"link-0001","url":"https://pay.example/l/9fQ2mZ","status":"sent","reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"amountMinor":2500,"currency":"USD","sendTo":"accounts@brookfield.test","singleUse":true,"expiresAt":"2099-12-31T23:00:00Z","openedAt":null,"paidAt":null,"paymentId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z"},
  paymentLinkDeactivated: {"id":"link-0001","url":"https://pay.example/l/9fQ2mZ","status":"deactivated","reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"amountMinor":2500,"currency":"USD","sendTo":"accounts@brookfield.test","singleUse":true,"expiresAt":"2099-12-31T23:00:00Z","openedAt":null,"paidAt":null,"paymentId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z"},
  paymentLinkInput: {"payableId":"inv-20418","amountMinor":2500,"currency":"USD","sendTo":"accounts@brookfield.test","singleUse":true},
  paymentLinkInputAdHoc: {"reference":"Sample box","reason":"Samples are sold without an invoice","amountMinor":1500,"currency":"JPY","sendTo":"yuki@sakura.test","singleUse":true},
  paymentLinks: {"items":[{"id":"link-0001","url":"https://pay.example/l/9fQ2mZ","status":"sent","reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"amountMinor":2500,"currency":"USD","sendTo":"accounts@brookfield.test","singleUse":true,"expiresAt":"2099-12-31T23:00:00Z","openedAt":null,"paidAt":null,"paymentId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z"},{"id":"link-0003","url":"https://pay.example/l/9fQ2mZ","status":"opened","reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"amountMinor":2500,"currency":"USD","sendTo":"accounts@brookfield.test","singleUse":true,"expiresAt":"2099-12-31T23:00:00Z","openedAt":"2026-11-19T15:00:00Z","paidAt":null,"paymentId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z"},{"id":"link-0002","url":"https://pay.example/l/9fQ2mZ","status":"paid","reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"amountMinor":2500,"currency":"USD","sendTo":"accounts@brookfield.test","singleUse":true,"expiresAt":"2099-12-31T23:00:00Z","openedAt":"2026-11-19T15:00:00Z","paidAt":"2026-11-19T15:02:00Z","paymentId":"pay-0008","createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z"},{"id":"link-0004","url":"https://pay.example/l/9fQ2mZ","status":"expired","reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"amountMinor":2500,"currency":"USD","sendTo":"accounts@brookfield.test","singleUse":true,"expiresAt":"2026-11-01T00:00:00Z","openedAt":null,"paidAt":null,"paymentId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z"}],"page":1,"pageSize":15,"total":4},
  paymentLinksNone: {"items":[],"page":1,"pageSize":15,"total":0},
  paymentProcessing: {"id":"pay-0004","status":"processing","clientSecret":null,"reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"channel":"phone","amountMinor":2500,"currency":"USD","refundedMinor":0,"refundableMinor":0,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":null,"disputed":false,"receiptUrl":null,"receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0004"},
  paymentRefunded: {"id":"pay-0001","status":"succeeded","clientSecret":null,"reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"channel":"phone","amountMinor":2500,"currency":"USD","refundedMinor":1000,"refundableMinor":1500,"refunds":[{"id":"ref-0001","paymentId":"pay-0001","status":"succeeded","amountMinor":1000,"currency":"USD","reason":"requested_by_customer","note":"Two mugs were chipped.","failure":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-20T09:00:00Z"}],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":null,"disputed":false,"receiptUrl":"https://pay.example/receipts/pay-0001","receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0001"},
  paymentRequiresAction: {"id":"pay-0002","status":"requires_action","clientSecret":"pi_0002_secret_k3x9","reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"channel":"present","amountMinor":2500,"currency":"USD","refundedMinor":0,"refundableMinor":0,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":null,"disputed":false,"receiptUrl":null,"receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0002"},
  paymentYen: {"id":"pay-0007","status":"succeeded","clientSecret":null,"reference":"Sample box","payable":null,"reason":"Samples are sold without an invoice","customer":{"id":null,"name":"Yuki Tanaka","email":"yuki@sakura.test"},"channel":"present","amountMinor":1500,"currency":"JPY","refundedMinor":0,"refundableMinor":1500,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":null,"disputed":false,"receiptUrl":"https://pay.example/receipts/pay-0001","receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0007"},
  payments: {"items":[{"id":"pay-0001","status":"succeeded","clientSecret":null,"reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"channel":"phone","amountMinor":2500,"currency":"USD","refundedMinor":0,"refundableMinor":2500,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":null,"disputed":false,"receiptUrl":"https://pay.example/receipts/pay-0001","receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0001"},{"id":"pay-0003","status":"failed","clientSecret":null,"reference":"INV-20418","payable":{"id":"inv-20418","type":"invoice","number":"INV-20418"},"reason":null,"customer":{"id":"cus-01","name":"Brookfield Events","email":"accounts@brookfield.test"},"channel":"phone","amountMinor":2500,"currency":"USD","refundedMinor":0,"refundableMinor":0,"refunds":[],"card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"savedMethodId":null,"failure":{"code":"card_declined","declineCode":"insufficient_funds","message":"The card has insufficient funds."},"disputed":false,"receiptUrl":null,"receiptEmail":"accounts@brookfield.test","note":null,"linkId":null,"createdBy":{"id":"u-1007","name":"Daniel Moreau"},"createdAt":"2026-11-19T14:05:00Z","idempotencyKey":"seed-0000-0000-0003"}],"page":1,"pageSize":15,"total":2,"totals":[{"currency":"USD","count":1,"grossMinor":2500,"refundedMinor":0}],"people":[{"id":"u-1006","name":"Chiara Bellini"},{"id":"u-1007","name":"Daniel Moreau"}]},
  paymentsNone: {"items":[],"page":1,"pageSize":15,"total":0,"totals":[],"people":[{"id":"u-1006","name":"Chiara Bellini"},{"id":"u-1007","name":"Daniel Moreau"}]},
  paymentsNotConfigured: {"type":"about:blank","title":"Not set up","status":503,"code":"payments_not_configured","detail":"Card payments aren’t set up."},
  permissionNode: {"id":"nod-n1","title":"Competitor Manager: Export","type":"action","parentId":"nod-20","route":null,"position":3,"description":"Take the matches away as a file.","isSystem":false,"roleCount":1,"roles":[{"id":"rol-1","name":"Administrator","isSystem":true}],"version":1},
  permissionNodeInput: {"title":"Competitor Manager: Export","type":"action","parentId":"nod-20","description":"Take the matches away as a file."},
  permissionNodeInputPage: {"title":"Warehouse","type":"page","parentId":null,"route":"/warehouse","description":""},
  permissionNodeMove: {"id":"nod-39","parentId":"nod-37","position":1,"version":1},
  permissionNodePage: {"id":"nod-n2","title":"Warehouse","type":"page","parentId":null,"route":"/warehouse","position":11,"description":"","isSystem":false,"roleCount":1,"roles":[{"id":"rol-1","name":"Administrator","isSystem":true}],"version":1},
  permissionNodeUpdate: {"version":1,"description":"Take the matches of a product away as a file."},
  permissionNodes: {"items":[{"id":"nod-40","title":"Admin","type":"menu","parentId":null,"route":null,"position":10,"description":"","isSystem":true,"roleCount":2,"roles":[{"id":"rol-1","name":"Administrator","isSystem":true},{"id":"rol-8","name":"Auditor","isSystem":false}],"version":1},{"id":"nod-43","title":"Roles","type":"page","parentId":"nod-40","route":"/roles","position":2,"description":"","isSystem":true,"roleCount":2,"roles":[{"id":"rol-1","name":"Administrator","isSystem":true},{"id":"rol-8","name":"Auditor","isSystem":false}],"version":1},{"id":"nod-44","title":"Roles: Edit","type":"action","parentId":"nod-43","route":null,"position":1,"description":"","isSystem":true,"roleCount":1,"roles":[{"id":"rol-1","name":"Administrator","isSystem":true}],"version":1}]},
  permissionNodesNone: {"items":[]},
  planChanged: {"title":"Checked with other settings","status":409,"code":"plan_changed","detail":"This import was checked with other settings. Check the file again.","current":{"id":"imp-1","plan":"plan-2"}},
  priceDrafts: {"created":[{"product":{"id":"prd-0024","code":"PEN-0024","name":"Granite pen, wheat straw, black ink"},"slabSetId":"set-9001"}],"skipped":[{"product":{"id":"prd-0002","code":"MUG-0002","name":"Lagoon ceramic mug, 15 oz"},"reason":"draftExists"}]},
  priceDraftsInput: {"productIds":["prd-0024"]},
  priceHistory: {"quantity":250,"standardQuantities":[100,250,500,1000],"currency":"USD","from":"2026-08-22T00:00:00Z","to":"2026-11-20T12:00:00Z","lastSeenAt":"2026-11-20T05:10:00Z","points":[{"at":"2026-07-30T05:10:00Z","unitPrice":"4.95","allInUnit":"5.15","method":"crawl","isAnomaly":false,"isSuspicious":false},{"at":"2026-10-09T05:10:00Z","unitPrice":"126.25","allInUnit":"126.45","method":"crawl","isAnomaly":true,"isSuspicious":true},{"at":"2026-11-02T05:10:00Z","unitPrice":"5.05","allInUnit":"5.25","method":"manual","isAnomaly":false,"isSuspicious":false}],"ours":[{"at":"2026-02-01T00:00:00Z","unitPrice":"5.20"}],"failedReads":[{"at":"2026-11-12T05:10:00Z","failure":"timeout"}]},
  priceHistoryNone: {"quantity":250,"standardQuantities":[100,250,500,1000],"currency":"USD","from":"2026-08-22T00:00:00Z","to":"2026-11-20T12:00:00Z","lastSeenAt":"2026-07-30T05:10:00Z","points":[],"ours":[{"at":"2026-02-01T00:00:00Z","unitPrice":"5.20"}],"failedReads":[]},
  priceMovers: {"items":[{"id":"rdg-0008-2-30","product":{"id":"prd-0008","code":"TUM-2208","name":"Ember tumbler"},"competitor":{"id":"cmp-2","name":"Logo Harbor","colorToken":"series.3"},"matchId":"lst-0008-2","at":"2026-11-18T03:10:00Z","quantity":250,"basis":"allIn","before":"1.4200","after":"1.2100","changePct":"-14.79","gapPct":"9.50","evidenceUrl":"https://logo-harbor.example/p/0008"}],"page":1,"pageSize":15,"total":1},
  priceMoversNone: {"items":[],"page":1,"pageSize":15,"total":0},
  priceRule: {"id":"prr-1","name":"A little below the lowest","state":"active","priority":10,"scope":{"categoryIds":["cat-drinkware"],"supplierIds":[],"brand":null,"kviOnly":false},"competitors":{"mode":"all","ids":[]},"strategy":{"kind":"belowLowest","amount":"1","unit":"percent"},"quantities":[],"minGpPct":34,"maxChangePct":"12","rounding":"x9","affected":12,"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  priceRuleInput: {"name":"Drinkware below the lowest","priority":10,"scope":{"categoryIds":["cat-drinkware"],"supplierIds":[],"brand":null,"kviOnly":false},"competitors":{"mode":"all","ids":[]},"strategy":{"kind":"belowLowest","amount":"1","unit":"percent"},"quantities":[],"minGpPct":34,"maxChangePct":"12","rounding":"x9"},
  priceRuleNew: {"id":"prr-9","name":"Drinkware below the lowest","state":"draft","priority":10,"scope":{"categoryIds":["cat-drinkware"],"supplierIds":[],"brand":null,"kviOnly":false},"competitors":{"mode":"all","ids":[]},"strategy":{"kind":"belowLowest","amount":"1","unit":"percent"},"quantities":[],"minGpPct":34,"maxChangePct":"12","rounding":"x9","affected":0,"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}},
  priceRulePreview: {"inScope":2,"rulesBefore":[{"rule":{"id":"prr-2","name":"Keep key value items"},"products":1}],"changed":1,"blocked":[{"reason":"floor","products":1}],"suggestions":[{"product":{"id":"prd-0001","code":"MUG-0001","name":"Lagoon ceramic mug, 11 oz"},"rule":null,"changePct":"-4.21","slabs":[{"minQty":72,"quantity":72,"current":"4.99","target":"4.82","suggested":"4.78","currentGpPct":"41.20","gpPct":"38.62","limitedBy":null,"blockedBy":null},{"minQty":144,"quantity":144,"current":"4.59","target":"3.10","suggested":null,"currentGpPct":"35.10","gpPct":"35.10","limitedBy":null,"blockedBy":"floor"}],"draftId":null}]},
  priceRulePreviewInput: {"ruleId":null,"priority":10,"scope":{"categoryIds":["cat-drinkware"],"supplierIds":[],"brand":null,"kviOnly":false},"competitors":{"mode":"all","ids":[]},"strategy":{"kind":"belowLowest","amount":"1","unit":"percent"},"quantities":[],"minGpPct":34,"maxChangePct":"12","rounding":"x9","outcome":"changed"},
  priceRulePreviewNone: {"inScope":0,"rulesBefore":[],"changed":0,"blocked":[],"suggestions":[]},
  priceRuleUpdate: {"name":"A little below the lowest","state":"active","priority":10,"scope":{"categoryIds":["cat-drinkware"],"supplierIds":[],"brand":null,"kviOnly":false},"competitors":{"mode":"all","ids":[]},"strategy":{"kind":"belowLowest","amount":"1","unit":"percent"},"quantities":[],"minGpPct":34,"maxChangePct":"12","rounding":"x9","version":1},
  priceRules: {"items":[{"id":"prr-1","name":"A little below the lowest","state":"active","priority":10,"scope":{"categoryIds":["cat-drinkware"],"supplierIds":[],"brand":null,"kviOnly":false},"competitors":{"mode":"all","ids":[]},"strategy":{"kind":"belowLowest","amount":"1","unit":"percent"},"quantities":[],"minGpPct":34,"maxChangePct":"12","rounding":"x9","affected":12,"version":1,"updatedAt":"2025-09-01T08:00:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"}}]},
  priceRulesNone: {"items":[]},
  priceSuggestions: {"items":[{"product":{"id":"prd-0001","code":"MUG-0001","name":"Lagoon ceramic mug, 11 oz"},"rule":{"id":"prr-1","name":"A little below the lowest"},"changePct":"-4.21","slabs":[{"minQty":72,"quantity":72,"current":"4.99","target":"4.82","suggested":"4.78","currentGpPct":"41.20","gpPct":"38.62","limitedBy":null,"blockedBy":null},{"minQty":144,"quantity":144,"current":"4.59","target":"3.10","suggested":null,"currentGpPct":"35.10","gpPct":"35.10","limitedBy":null,"blockedBy":"floor"}],"draftId":null}],"page":1,"pageSize":25,"total":1},
  priceSuggestionsNone: {"items":[],"page":1,"pageSize":25,"total":0},
  product: {"id":"prd-0001","productId":"CC-1120","sku":"MUG-1120","name":"Campfire enamel mug 12 oz","supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","status":"active","imageUrl":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==","moq":72,"skuCount":4,"stock":5180,"unknownStockCount":0,"nextArrival":{"quantity":2400,"date":"2026-12-04"},"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","underFloor":false,"matches":1,"priceIndex":90,"priceExpiresAt":"2027-01-31T23:00:00Z","lastSyncAt":"2026-11-19T14:05:00Z","lastSyncError":null,"isKvi":true,"isCaution":false,"version":3,"updatedAt":"2026-11-18T09:30:00Z","description":"Speckled enamel on steel with a rolled rim. Hand wash.","brand":"Cedar & Clay","lineName":"Campfire","leadTimeDays":7,"countryOfOrigin":"PT","features":[{"featureId":"material","title":"Material","value":"Enamelled steel"},{"featureId":"capacity","title":"Capacity","value":"12 oz"}],"media":[{"id":"img-1","url":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==","kind":"primary","alt":"Enamel mug, front"}],"lockedFields":["name"],"replacedBy":null,"archivedAt":null,"createdAt":"2025-03-02T08:00:00Z","updatedBy":{"id":"u-1004","name":"Sofia Lindqvist"}},
  productDiscontinue: {"version":3,"status":"discontinued","replacedById":"prd-0002"},
  productDiscontinued: {"id":"prd-0001","productId":"CC-1120","sku":"MUG-1120","name":"Campfire enamel mug 12 oz","supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","status":"discontinued","imageUrl":null,"moq":72,"skuCount":4,"stock":5180,"unknownStockCount":0,"nextArrival":{"quantity":2400,"date":"2026-12-04"},"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","underFloor":false,"matches":1,"priceIndex":90,"priceExpiresAt":"2027-01-31T23:00:00Z","lastSyncAt":"2026-11-19T14:05:00Z","lastSyncError":null,"isKvi":true,"isCaution":false,"version":4,"updatedAt":"2026-11-18T09:30:00Z","description":"Speckled enamel on steel with a rolled rim. Hand wash.","brand":"Cedar & Clay","lineName":"Campfire","leadTimeDays":7,"countryOfOrigin":"PT","features":[{"featureId":"material","title":"Material","value":"Enamelled steel"},{"featureId":"capacity","title":"Capacity","value":"12 oz"}],"media":[],"lockedFields":["name"],"replacedBy":{"id":"prd-0002","code":"TUM-2040","name":"Harbour steel tumbler 20 oz"},"archivedAt":null,"createdAt":"2025-03-02T08:00:00Z","updatedBy":{"id":"u-1004","name":"Sofia Lindqvist"}},
  productImageList: {"version":3,"images":[{"id":"img-1","alt":"Enamel mug with a speckled rim, front"}]},
  productInput: {"productId":"CC-1180","sku":"MUG-1180","name":"Campfire enamel mug 16 oz","supplierId":"sup-01","categoryId":"cat-mugs","moq":72},
  productNote: {"id":"note-3","text":"Customer asks for 1,000 pieces in May.","createdAt":"2026-11-03T10:00:00Z","createdBy":{"id":"u-1003","name":"Priya Raman"},"mayDelete":true},
  productNoteInput: {"text":"Customer asks for 1,000 pieces in May."},
  productNotes: {"items":[{"id":"note-2","text":"The page of PromoBazaar shows prices for a box of 25.\\nDivide before comparing.","createdAt":"2026-10-21T14:20:00Z","createdBy":{"id":"u-1003","name":"Priya Raman"},"mayDelete":true},{"id":"note-1","text":"The supplier holds this price until the end of March.","createdAt":"2026-10-02T09:05:00Z","createdBy":{"id":"u-1002","name":"Mateo Herrera"},"mayDelete":false}],"page":1,"pageSize":15,"total":2},
  productNotesNone: {"items":[],"page":1,"pageSize":15,"total":0},
  productPage: {"items":[{"id":"prd-0001","productId":"CC-1120","sku":"MUG-1120","name":"Campfire enamel mug 12 oz","supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","status":"active","imageUrl":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==","moq":72,"skuCount":4,"stock":5180,"unknownStockCount":0,"nextArrival":{"quantity":2400,"date":"2026-12-04"},"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","underFloor":false,"matches":1,"priceIndex":90,"priceExpiresAt":"2027-01-31T23:00:00Z","lastSyncAt":"2026-11-19T14:05:00Z","lastSyncError":null,"isKvi":true,"isCaution":false,"version":3,"updatedAt":"2026-11-18T09:30:00Z"},{"id":"prd-0002","productId":"CC-2040","sku":"TUM-2040","name":"Harbour steel tumbler 20 oz","supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-tumblers","code":"tumblers","name":"Tumblers"},"categoryPath":"Drinkware / Tumblers","status":"active","imageUrl":null,"moq":48,"skuCount":6,"stock":0,"unknownStockCount":0,"nextArrival":null,"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","fromPrice":null,"ladder":[],"gpPct250":null,"underFloor":null,"matches":0,"priceIndex":null,"priceExpiresAt":null,"lastSyncAt":"2026-11-19T14:05:00Z","lastSyncError":"The supplier didn’t respond","isKvi":false,"isCaution":false,"version":1,"updatedAt":"2026-11-18T09:30:00Z"}],"page":1,"pageSize":15,"total":2},
  productPageBySku: {"items":[{"id":"prd-0001","productId":"CC-1120","sku":"MUG-1120","name":"Campfire enamel mug 12 oz","supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","status":"active","imageUrl":null,"moq":72,"skuCount":4,"stock":5180,"nextArrival":{"quantity":2400,"date":"2026-12-04"},"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","underFloor":false,"matches":1,"priceIndex":90,"priceExpiresAt":"2027-01-31T23:00:00Z","lastSyncAt":"2026-11-19T14:05:00Z","lastSyncError":null,"isKvi":true,"isCaution":false,"version":3,"updatedAt":"2026-11-18T09:30:00Z","matchedSkus":[{"id":"sku-0001-02","sku":"MUG-1120-RED","by":"gtin","value":"4006381333931"}]}],"page":1,"pageSize":15,"total":1},
  productPageEmpty: {"items":[],"page":1,"pageSize":15,"total":0},
  productPageNoCosts: {"items":[{"id":"prd-0001","productId":"CC-1120","sku":"MUG-1120","name":"Campfire enamel mug 12 oz","supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","status":"active","imageUrl":null,"moq":72,"skuCount":4,"stock":5180,"unknownStockCount":0,"nextArrival":{"quantity":2400,"date":"2026-12-04"},"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":null,"underFloor":null,"matches":1,"priceIndex":90,"priceExpiresAt":"2027-01-31T23:00:00Z","lastSyncAt":"2026-11-19T14:05:00Z","lastSyncError":null,"isKvi":true,"isCaution":false,"version":3,"updatedAt":"2026-11-18T09:30:00Z"}],"page":1,"pageSize":15,"total":1},
  productPriceHistory: {"quantity":250,"currency":"USD","from":"2026-08-22T00:00:00Z","to":"2026-11-20T12:00:00Z","pages":[{"matchId":"lst-0008-1","competitor":{"id":"cmp-1","code":"brightline-promo.example","name":"Brightline Promo"},"colorToken":"series.2","matchType":"exact","freshness":"fresh","notCountedBecause":null,"lastSeenAt":"2026-11-20T05:10:00Z","points":[{"at":"2026-07-30T05:10:00Z","unitPrice":"4.95","allInUnit":"5.15","method":"crawl","isAnomaly":false,"isSuspicious":false},{"at":"2026-11-02T05:10:00Z","unitPrice":"5.05","allInUnit":"5.25","method":"manual","isAnomaly":false,"isSuspicious":false}]}],"ours":[{"at":"2026-02-01T00:00:00Z","unitPrice":"5.40","changedBy":{"id":"u-1004","name":"Sofia Lindqvist"}},{"at":"2026-10-12T00:00:00Z","unitPrice":"5.20","changedBy":{"id":"u-1004","name":"Sofia Lindqvist"}}]},
  productPriceHistoryNone: {"quantity":250,"currency":"USD","from":"2026-08-22T00:00:00Z","to":"2026-11-20T12:00:00Z","pages":[],"ours":[]},
  productSource: {"service":"Product 2.0.0","syncedAt":"2026-11-19T14:05:00Z","error":null,"fields":[{"field":"name","ours":"Campfire enamel mug 12 oz","theirs":"CAMPFIRE MUG 12OZ ENAMEL","locked":true},{"field":"moq","ours":"72","theirs":"72","locked":false}],"version":3},
  productSourceNever: {"service":null,"syncedAt":null,"error":null,"fields":[],"version":1},
  productUpdate: {"version":2,"name":"Campfire enamel mug 12 oz"},
  profileAccounts: {"user_id":"u-1006","username":"chiara.bellini","email":"accounts@backroom.test","first_name":"Chiara","last_name":"Bellini","description":"Invoices, card payments and refunds.","profile_image":null,"role":{"id":"rol-6","name":"Accounts"},"is_active":"Y","is_deleted":"N","locale":null},
  profileAdmin: {"user_id":"u-1001","username":"helen.okafor","email":"admin@backroom.test","first_name":"Helen","last_name":"Okafor","description":"Looks after accounts, roles and the nightly jobs.","profile_image":null,"role":{"id":"rol-1","name":"Administrator"},"is_active":"Y","is_deleted":"N","locale":null},
  profileAuditor: {"user_id":"u-1008","username":"ingrid.solberg","email":"auditor@backroom.test","first_name":"Ingrid","last_name":"Solberg","description":"Internal audit, read only.","profile_image":null,"role":{"id":"rol-8","name":"Auditor"},"is_active":"Y","is_deleted":"N","locale":null},
  profileCatalogue: {"user_id":"u-1005","username":"tom.whitaker","email":"catalogue@backroom.test","first_name":"Tom","last_name":"Whitaker","description":"Product data, categories and features.","profile_image":null,"role":{"id":"rol-5","name":"Catalogue Editor"},"is_active":"Y","is_deleted":"N","locale":null},
  profileDeleted: {"user_id":"u-1010","username":"laura.jensen","email":"deleted@backroom.test","first_name":"Laura","last_name":"Jensen","description":"Left the company.","profile_image":null,"role":{"id":"rol-7","name":"Customer Service"},"is_active":"Y","is_deleted":"Y","locale":null},
  profileInactive: {"user_id":"u-1009","username":"peter.novak","email":"inactive@backroom.test","first_name":"Peter","last_name":"Novak","description":"On leave since spring.","profile_image":null,"role":{"id":"rol-3","name":"Pricing Analyst"},"is_active":"N","is_deleted":"N","locale":null},
  profileMerchandiser: {"user_id":"u-1004","username":"sofia.lindqvist","email":"merchandiser@backroom.test","first_name":"Sofia","last_name":"Lindqvist","description":"Range planning for apparel and headwear.","profile_image":null,"role":{"id":"rol-4","name":"Merchandiser"},"is_active":"Y","is_deleted":"N","locale":null},
  profilePricingAnalyst: {"user_id":"u-1003","username":"priya.raman","email":"pricing.analyst@backroom.test","first_name":"Priya","last_name":"Raman","description":"Drinkware and bags; reviews competitor matches every morning.","profile_image":null,"role":{"id":"rol-3","name":"Pricing Analyst"},"is_active":"Y","is_deleted":"N","locale":null},
  profilePricingManager: {"user_id":"u-1002","username":"martin.albrecht","email":"pricing.manager@backroom.test","first_name":"Martin","last_name":"Albrecht","description":"Owns the price ladders and signs off what goes live.","profile_image":null,"role":{"id":"rol-2","name":"Pricing Manager"},"is_active":"Y","is_deleted":"N","locale":null},
  profileRoleAsNumber: {"username":"anne-marie.o'neill","first_name":"Anne-Marie","last_name":"O'Neill","description":"","profile_image":null,"role":7,"is_active":"Y","is_deleted":"N"},
  profileRoleAsText: {"username":"yiannis.k","first_name":"Γιάννης","last_name":"Κωνσταντίνου","description":"","profile_image":null,"role":"Pricing Analyst","is_active":"Y","is_deleted":"N"},
  profileService: {"user_id":"u-1007","username":"daniel.moreau","email":"service@backroom.test","first_name":"Daniel","last_name":"Moreau","description":"Orders and quotes by phone.","profile_image":null,"role":{"id":"rol-7","name":"Customer Service"},"is_active":"Y","is_deleted":"N","locale":null},
  profileSparse: {"username":"temp-07","first_name":null,"last_name":null,"description":null,"profile_image":null,"role":null,"is_active":"Y","is_deleted":"N"},
  profileUpdated: {"user_id":"u-1001","username":"helen.okafor","email":"admin@backroom.test","first_name":"Helen","last_name":"Okafor-Lind","description":"Looks after accounts, roles and the nightly jobs.","profile_image":null,"role":{"id":"rol-1","name":"Administrator"},"is_active":"Y","is_deleted":"N","locale":"en-GB","time_zone":"Europe/London","number_format":"comma-dot"},
  profileWithImage: {"user_id":"u-1001","username":"helen.okafor","email":"admin@backroom.test","first_name":"Helen","last_name":"Okafor","description":"Looks after accounts, roles and the nightly jobs.","profile_image":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==","role":{"id":"rol-1","name":"Administrator"},"is_active":"Y","is_deleted":"N","locale":null},
  publishing: {"version":1},
  publishingOverride: {"version":1,"reason":"Agreed with the customer for this season","acknowledge":true},
  quote: {"quantity":250,"currency":"USD","configuration":"Decorated","slab":{"minQty":144,"unitPrice":"4.55","discountCode":"C"},"run":"0.00","setup":"45.00","order":"0.00","total":"1182.50","allInUnit":"4.73","gpPct":"43.30","nextBreak":{"minQty":288,"unitPrice":"4.19","total":"1251.72","cheaper":false}},
  quoteLtm: {"quantity":80,"currency":"USD","configuration":"Decorated","slab":{"minQty":72,"unitPrice":"4.90","discountCode":"C"},"run":"0.00","setup":"45.00","order":"50.00","total":"487.00","allInUnit":"6.0875","gpPct":null,"nextBreak":{"minQty":144,"unitPrice":"4.55","total":"700.20","cheaper":false}},
  reading: {"id":"rdg-n3","matchId":"lst-0001-1","capturedAt":"2026-11-20T09:41:03Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"5.05"},{"minQty":288,"unitPrice":"4.09"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null,"method":"manual","isAnomaly":false,"createdBy":{"id":"u-1002","name":"Mateo Herrera"}},
  readingAnomaly: {"isAnomaly":true},
  readingInFuture: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"capturedAt","code":"in_future","message":"must not be in the future"}]},
  readingInput: {"currency":"USD","breaks":[{"minQty":72,"unitPrice":"5.05"},{"minQty":288,"unitPrice":"4.09"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null},
  readingMarked: {"id":"rdg-0001-1-25","matchId":"lst-0001-1","capturedAt":"2026-10-09T05:10:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"126.25"},{"minQty":288,"unitPrice":"102.25"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":true,"createdBy":null},
  readingNotAscending: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"breaks.1.minQty","code":"not_ascending","message":"must be larger than the one before"}]},
  readings: {"items":[{"id":"rdg-0001-1-26","matchId":"lst-0001-1","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"5.05"},{"minQty":288,"unitPrice":"4.09"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},{"id":"rdg-0001-1-25","matchId":"lst-0001-1","capturedAt":"2026-10-09T05:10:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"126.25"},{"minQty":288,"unitPrice":"102.25"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":true,"createdBy":null}],"page":1,"pageSize":15,"total":2},
  readingsNone: {"items":[],"page":1,"pageSize":15,"total":0},
  receiptInput: {"email":"accounts@brookfield.test"},
  refund: {"id":"ref-0001","paymentId":"pay-0001","status":"succeeded","amountMinor":1000,"currency":"USD","reason":"requested_by_customer","note":"Two mugs were chipped.","failure":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-20T09:00:00Z"},
  refundFailed: {"id":"ref-0003","paymentId":"pay-0001","status":"failed","amountMinor":1000,"currency":"USD","reason":"requested_by_customer","note":"Two mugs were chipped.","failure":"lost_or_stolen_card","createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-20T09:00:00Z"},
  refundInput: {"reason":"requested_by_customer","note":"The order was called off."},
  refundInputPart: {"amountMinor":1000,"reason":"requested_by_customer","note":"Two mugs were chipped."},
  refundPending: {"id":"ref-0002","paymentId":"pay-0001","status":"pending","amountMinor":1000,"currency":"USD","reason":"requested_by_customer","note":"Two mugs were chipped.","failure":null,"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-11-20T09:00:00Z"},
  refundUpdateFailed: {"id":"evt_8","type":"refund.failed","created":1795097100,"livemode":false,"data":{"object":{"id":"re_1","object":"refund","payment_intent":"pi_1","amount":1000,"status":"failed","failure_reason":"lost_or_stolen_card"}}},
  refundUpdated: {"id":"evt_7","type":"refund.updated","created":1795097100,"livemode":false,"data":{"object":{"id":"re_1","object":"refund","payment_intent":"pi_1","amount":1000,"status":"succeeded"}}},
  refundWrongState: {"type":"about:blank","title":"Not possible in this state","status":409,"code":"wrong_state","detail":"Only payments that succeeded can be refunded.","current":{"id":"pay-0003","status":"failed"}},
  registered: {"message":"Registration successful"},
  registration: {"username":"nora.quist","email":"nora.quist@backroom.test","password":"tulip-field"},
  registrationConflict: {"type":"about:blank","title":"Already registered","status":409,"code":"conflict","detail":"An account with this user name or e-mail already exists.","errors":[{"field":"email","code":"taken","message":"is already registered"}]},
  registrationTaken: {"username":"helen.okafor","email":"admin@backroom.test","password":"tulip-field"},
  resetLink: {"email":"helen.okafor@example.com"},
  resetLinkSent: {"message":"If there is an account for this e-mail, a link is on its way."},
  retiringLater: {"version":2,"effectiveTo":"2046-11-01T00:00:00Z"},
  reviewQueue: {"items":[{"id":"lst-0001-3","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"competitor":{"id":"cmp-3","code":"printparade.example","name":"PrintParade"},"colorToken":"series.4","url":"https://printparade.example/p/0001","listingTitle":"Enamel camping mug 12 oz","listingSku":"PRI-0001","imageUrl":null,"matchType":"equivalent","confidence":0.74,"reasons":[{"signal":"title","score":0.71},{"signal":"image","score":0.64},{"signal":"dimensions","score":0.8}],"packFactor":1,"availability":"inStock","status":"suggested","source":"auto","decidedBy":null,"decidedAt":null,"rejectReason":null,"failedReads":0,"lastSeenAt":"2026-11-19T05:10:00Z","reading":{"id":"rdg-0001-3-26","matchId":"lst-0001-3","capturedAt":"2026-11-02T05:10:00Z","currency":"USD","breaks":[{"minQty":100,"unitPrice":"4.95"},{"minQty":250,"unitPrice":"4.60"}],"setupCharge":null,"runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"freshness":"fresh","suspicious":false,"counted":false,"notCountedBecause":"notConfirmed","comparison":{"quantity":250,"currency":"USD","basis":"allIn","unitPrice":"4.60","allInUnit":"4.60","ours":"4.73","gapPct":"2.83"},"version":1,"updatedAt":"2026-11-19T14:05:00Z","updatedBy":{"id":"u-1002","name":"Mateo Herrera"},"siteCategory":"All mugs","mappedCategory":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"otherCategory":false,"ours":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz","category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"supplierNumber":"CC-1120","brand":"Cedar & Clay","lineName":"Campfire","imageUrl":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==","moq":72,"unitPrice":"4.55","allInUnit":"4.73"}}],"waiting":12},
  reviewQueueEmpty: {"items":[],"waiting":0},
  role: {"id":"rol-8","name":"Auditor","description":"Reads every page and changes nothing.","nodeIds":["nod-1","nod-2","nod-3","nod-4","nod-6","nod-9","nod-15","nod-16","nod-20","nod-23","nod-26","nod-27","nod-31","nod-34","nod-35","nod-37","nod-40","nod-41","nod-43","nod-45"],"memberCount":1,"menuEntryCount":18,"actionCount":2,"isSystem":false,"version":1,"updatedAt":"2026-09-14T08:30:00Z","updatedBy":null},
  roleComparison: {"a":{"id":"rol-2","name":"Pricing Manager"},"b":{"id":"rol-3","name":"Pricing Analyst"},"onlyInA":["nod-5","nod-6","nod-7","nod-8","nod-10","nod-11","nod-12","nod-18","nod-19","nod-31","nod-35","nod-36"],"onlyInB":[],"inBoth":["nod-1","nod-2","nod-3","nod-4","nod-9","nod-13","nod-15","nod-16","nod-17","nod-20","nod-21","nod-22","nod-26","nod-34","nod-37","nod-38"]},
  roleCopy: {"name":"Auditor abroad"},
  roleInput: {"name":"Price Reader","description":"Sees prices and changes none.","nodeIds":["nod-1","nod-9","nod-16"]},
  roleMatrix: {"roles":[{"id":"rol-8","name":"Auditor"},{"id":"rol-3","name":"Pricing Analyst"}],"rows":[{"nodeId":"nod-1","title":"Home","type":"page","depth":1,"roleIds":["rol-8","rol-3"]},{"nodeId":"nod-9","title":"SKU Manager","type":"page","depth":1,"roleIds":["rol-8","rol-3"]},{"nodeId":"nod-13","title":"SKU Manager: Export","type":"action","depth":2,"roleIds":["rol-3"]}]},
  roleMembers: {"items":[{"id":"u-1008","name":"Ingrid Solberg","username":"ingrid.solberg","email":"auditor@backroom.test","status":"active"}],"page":1,"pageSize":15,"total":1},
  roleMembersNone: {"items":[],"page":1,"pageSize":15,"total":0},
  roleMenu: {"items":[{"title":"Home"},{"title":"Admin","child":[{"title":"Roles"},{"title":"Team"}]}]},
  roleUpdate: {"version":1,"name":"Price and Cost Reader","description":"Sees prices and costs.","nodeIds":["nod-1","nod-9","nod-15","nod-16"]},
  roles: {"items":[{"id":"rol-8","name":"Auditor","description":"Reads every page and changes nothing.","nodeIds":["nod-1","nod-2","nod-3","nod-4","nod-6","nod-9","nod-15","nod-16","nod-20","nod-23","nod-26","nod-27","nod-31","nod-34","nod-35","nod-37","nod-40","nod-41","nod-43","nod-45"],"memberCount":1,"menuEntryCount":18,"actionCount":2,"isSystem":false,"version":1,"updatedAt":"2026-09-14T08:30:00Z","updatedBy":null},{"id":"rol-3","name":"Pricing Analyst","description":"Prepares price ladders and reviews matches.","nodeIds":["nod-1","nod-2","nod-3","nod-4","nod-9","nod-13","nod-15","nod-16","nod-17","nod-20","nod-21","nod-22","nod-26","nod-34","nod-37","nod-38"],"memberCount":1,"menuEntryCount":10,"actionCount":6,"isSystem":false,"version":1,"updatedAt":"2026-09-14T08:30:00Z","updatedBy":null}]},
  rolesNone: {"items":[]},
  savedCards: {"items":[{"id":"card-01","customerId":"cus-01","card":{"brand":"visa","last4":"4242","expMonth":12,"expYear":2030,"funding":"credit","country":"US"},"consent":{"words":"You may keep this card for our orders.","at":"2026-06-02T10:00:00Z"},"createdBy":{"id":"u-1006","name":"Chiara Bellini"},"createdAt":"2026-06-02T10:00:00Z"}]},
  savedCardsNone: {"items":[]},
  savedSearch: {"id":"search-1","name":"Chargers in stock","query":"q=charger&stockState=in","shared":true,"mine":true,"owner":{"id":"u-1004","name":"Sofia Lindqvist"},"createdAt":"2026-11-19T14:00:00Z"},
  savedSearchGone: {"id":"search-1"},
  savedSearchInput: {"name":"Chargers in stock","query":"q=charger&stockState=in","shared":true},
  savedSearches: {"items":[{"id":"search-1","name":"Chargers in stock","query":"q=charger&stockState=in","shared":true,"mine":true,"owner":{"id":"u-1004","name":"Sofia Lindqvist"},"createdAt":"2026-11-19T14:00:00Z"}]},
  savedSearchesNone: {"items":[]},
  scanPaused: {"title":"Not possible in this state","status":409,"code":"wrong_state","detail":"The pages of a paused competitor are not read.","current":{"id":"cmp-4","status":"paused","version":2}},
  scanRun: {"id":"scn-4-9","competitor":{"id":"cmp-4","code":"giveaway-depot.example","name":"Giveaway Depot"},"state":"done","trigger":"schedule","retryOf":null,"jobId":null,"startedAt":"2026-11-19T08:00:00Z","finishedAt":"2026-11-19T08:14:00Z","startedBy":null,"pages":9,"read":6,"failed":3,"changed":1,"failures":[{"kind":"notFound","count":2,"advice":"checkAddress"},{"kind":"timeout","count":1,"advice":"retryLater"}]},
  scanRunFailed: {"id":"scn-n8","competitor":{"id":"cmp-4","code":"giveaway-depot.example","name":"Giveaway Depot"},"state":"failed","trigger":"manual","retryOf":null,"jobId":"job-1","startedAt":"2026-11-19T14:05:00Z","finishedAt":"2026-11-19T14:05:02Z","startedBy":{"id":"u-1002","name":"Mateo Herrera"},"pages":9,"read":0,"failed":2,"changed":0,"failures":[{"kind":"siteDown","count":2,"advice":"waitForSite"}]},
  scanRunRunning: {"id":"scn-n7","competitor":{"id":"cmp-4","code":"giveaway-depot.example","name":"Giveaway Depot"},"state":"running","trigger":"manual","retryOf":null,"jobId":"job-1","startedAt":"2026-11-19T14:05:00Z","finishedAt":null,"startedBy":{"id":"u-1002","name":"Mateo Herrera"},"pages":9,"read":3,"failed":1,"changed":0,"failures":[{"kind":"notFound","count":1,"advice":"checkAddress"}]},
  scanRunStopped: {"id":"scn-n7","competitor":{"id":"cmp-4","code":"giveaway-depot.example","name":"Giveaway Depot"},"state":"stopped","trigger":"manual","retryOf":null,"jobId":"job-1","startedAt":"2026-11-19T14:05:00Z","finishedAt":"2026-11-19T14:05:02Z","startedBy":{"id":"u-1002","name":"Mateo Herrera"},"pages":9,"read":3,"failed":1,"changed":0,"failures":[{"kind":"notFound","count":1,"advice":"checkAddress"}]},
  scanRunning: {"title":"Its pages are being read","status":409,"code":"scan_running","detail":"The pages of Giveaway Depot are being read already.","current":{"id":"scn-n7","state":"running","pages":9,"read":3,"failed":1}},
  scanRuns: {"items":[{"id":"scn-n7","competitor":{"id":"cmp-4","code":"giveaway-depot.example","name":"Giveaway Depot"},"state":"running","trigger":"manual","retryOf":null,"jobId":"job-1","startedAt":"2026-11-19T14:05:00Z","finishedAt":null,"startedBy":{"id":"u-1002","name":"Mateo Herrera"},"pages":9,"read":3,"failed":1,"changed":0,"failures":[{"kind":"notFound","count":1,"advice":"checkAddress"}]},{"id":"scn-4-9","competitor":{"id":"cmp-4","code":"giveaway-depot.example","name":"Giveaway Depot"},"state":"done","trigger":"schedule","retryOf":null,"jobId":null,"startedAt":"2026-11-19T08:00:00Z","finishedAt":"2026-11-19T08:14:00Z","startedBy":null,"pages":9,"read":6,"failed":3,"changed":1,"failures":[{"kind":"notFound","count":2,"advice":"checkAddress"},{"kind":"timeout","count":1,"advice":"retryLater"}]}],"page":1,"pageSize":15,"total":2},
  scanRunsNone: {"items":[],"page":1,"pageSize":15,"total":0},
  scannedPages: {"items":[{"id":"lst-0008-4","product":{"id":"prd-0008","code":"TUM-2208","name":"Ember tumbler"},"url":"https://giveaway-depot.example/p/0008","listingTitle":"Ember tumbler","outcome":"changed","failure":null,"readAt":"2026-11-19T08:01:00Z","before":{"id":"rdg-0008-4-25","matchId":"lst-0008-4","capturedAt":"2026-10-22T08:01:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"5.05"}],"setupCharge":"45.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"after":{"id":"rdg-0008-4-26","matchId":"lst-0008-4","capturedAt":"2026-11-19T08:01:00Z","currency":"USD","breaks":[{"minQty":72,"unitPrice":"4.85"}],"setupCharge":"45.00","runCharge":null,"shippingNote":null,"method":"crawl","isAnomaly":false,"createdBy":null},"becomes":null},{"id":"lst-0010-4","product":{"id":"prd-0010","code":"BAG-1010","name":"Harbor tote"},"url":"https://giveaway-depot.example/p/0010","listingTitle":"Harbor tote","outcome":"failed","failure":"notFound","readAt":"2026-11-19T08:02:00Z","before":null,"after":null,"becomes":"broken"},{"id":"lst-0012-4","product":{"id":"prd-0012","code":"PEN-1012","name":"Ember pen"},"url":"https://giveaway-depot.example/p/0012","listingTitle":"Ember pen","outcome":"notRead","failure":null,"readAt":null,"before":null,"after":null,"becomes":null}],"page":1,"pageSize":15,"total":3},
  scannedPagesNone: {"items":[],"page":1,"pageSize":15,"total":0},
  scheduling: {"version":1,"effectiveFrom":"2046-12-01T00:00:00Z","effectiveTo":null,"endOther":true},
  schedulingOverride: {"version":1,"effectiveFrom":"2046-12-01T00:00:00Z","effectiveTo":null,"endOther":true,"reason":"Agreed with the customer for this season","acknowledge":true},
  searchEvents: {"events":[{"type":"click","query":"charger","collection":"products","documentId":"prd-0001","position":1,"at":"2026-11-19T14:05:00Z"},{"type":"conversion","query":"charger","collection":"products","documentId":"prd-0001","at":"2026-11-19T14:05:20Z"}]},
  searchEventsNoHits: {"events":[{"type":"noHits","query":"hoverboard","collection":"products","at":"2026-11-19T14:06:00Z"}]},
  searchEventsTaken: {"taken":2},
  searchHits: {"items":[{"id":"prd-0001","collection":"products","title":"Campfire enamel mug 12 oz","subtitle":null,"code":"MUG-1120","productId":"prd-0001","supplier":"Cedar & Clay","category":"Drinkware > Mugs","status":"active","stock":5180,"currency":"USD","fromPrice":"3.89","kind":null,"updatedAt":"2026-11-18T09:30:00Z"},{"id":"prd-0002","collection":"products","title":"Harbour steel tumbler 20 oz","subtitle":null,"code":"TUM-2040","productId":"prd-0002","supplier":"Cedar & Clay","category":"Drinkware > Tumblers","status":"active","stock":0,"currency":"USD","fromPrice":null,"kind":null,"updatedAt":"2026-11-18T09:30:00Z"}],"page":1,"pageSize":15,"total":2},
  searchHitsDocuments: {"items":[{"id":"doc-00001","collection":"documents","title":"Price list 2026, Cedar & Clay","subtitle":null,"code":null,"productId":null,"supplier":"Cedar & Clay","category":null,"status":null,"stock":null,"currency":null,"fromPrice":null,"kind":"priceList","updatedAt":"2026-11-02T08:00:00Z"}],"page":1,"pageSize":15,"total":1},
  searchHitsNone: {"items":[],"page":1,"pageSize":15,"total":0},
  searchNotConfigured: {"type":"about:blank","title":"Search is not set up","status":503,"code":"search_not_configured","detail":"The server has no search servers or no key for them."},
  searchSession: {"nodes":[{"url":"http://localhost:5173/api/__typesense/1"},{"url":"http://localhost:5173/api/__typesense/2"},{"url":"http://localhost:5173/api/__typesense/3"}],"nearestNode":{"url":"http://localhost:5173/api/__typesense/1"},"apiKey":"RUVaT2JHV2lpR2V6L0pKZmdHbEJZdmxjdDR5NXZ6Mm1ZRk1qRnlJYitWST1tb2NreyJmaWx0ZXJfYnkiOiJhdWRpZW5jZTo9W2NhdGFsb2d1ZSxtYXJnaW5zLGRvY3VtZW50cyxjb3N0c10iLCJleHBpcmVzX2F0Ijo0MTAyMzU4NDAwLCJsaW1pdF9oaXRzIjoxMDAwMCwibGltaXRfbXVsdGlfc2VhcmNoZXMiOjUwfQ==","expiresAt":"2099-12-31T00:00:00Z","keyLifeSeconds":900,"collections":[{"name":"products","index":"products_margins","queryBy":["name","sku","partId","brand","category","supplier","colors"],"queryByWeights":[10,8,6,4,4,3,2],"infix":["off","fallback","fallback","off","off","off","off"],"numTypos":[2,0,0,2,2,2,1],"prefix":[true,true,true,true,true,true,true],"facets":[{"field":"supplier","kind":"value"},{"field":"brand","kind":"value"},{"field":"categoryLvl0","kind":"hierarchy","levels":["categoryLvl0","categoryLvl1","categoryLvl2"]},{"field":"colors","kind":"value"},{"field":"sizes","kind":"value"},{"field":"fromPrice","kind":"range","ranges":[{"label":"to1","to":1},{"label":"to5","from":1,"to":5},{"label":"to20","from":5,"to":20},{"label":"over20","from":20}]},{"field":"gpPct","kind":"range","ranges":[{"label":"below30","to":30},{"label":"to40","from":30,"to":40},{"label":"over40","from":40}]},{"field":"stockState","kind":"value"},{"field":"status","kind":"value"},{"field":"isKvi","kind":"boolean"},{"field":"hasMatch","kind":"boolean"}],"sorts":[{"id":"relevance","sortBy":"_text_match:desc,updatedAt:desc"},{"id":"newest","sortBy":"updatedAt:desc"},{"id":"priceLow","sortBy":"fromPrice:asc"},{"id":"priceHigh","sortBy":"fromPrice:desc"},{"id":"margin","sortBy":"gpPct:desc"},{"id":"stock","sortBy":"stock:desc"}],"defaultSort":"relevance"},{"name":"skus","index":"skus_margins","queryBy":["sku","partId","gtin","name","category","colors","sizes","supplier"],"queryByWeights":[10,8,8,6,4,4,3,2],"infix":["fallback","fallback","off","off","off","off","off","off"],"numTypos":[0,0,0,2,2,1,0,2],"prefix":[true,true,true,true,true,true,true,true],"facets":[{"field":"supplier","kind":"value"},{"field":"brand","kind":"value"},{"field":"categoryLvl0","kind":"hierarchy","levels":["categoryLvl0","categoryLvl1","categoryLvl2"]},{"field":"colors","kind":"value"},{"field":"sizes","kind":"value"},{"field":"fromPrice","kind":"range","ranges":[{"label":"to1","to":1},{"label":"to5","from":1,"to":5},{"label":"to20","from":5,"to":20},{"label":"over20","from":20}]},{"field":"gpPct","kind":"range","ranges":[{"label":"below30","to":30},{"label":"to40","from":30,"to":40},{"label":"over40","from":40}]},{"field":"stockState","kind":"value"},{"field":"status","kind":"value"},{"field":"isKvi","kind":"boolean"}],"sorts":[{"id":"relevance","sortBy":"_text_match:desc,updatedAt:desc"},{"id":"newest","sortBy":"updatedAt:desc"},{"id":"priceLow","sortBy":"fromPrice:asc"},{"id":"priceHigh","sortBy":"fromPrice:desc"},{"id":"margin","sortBy":"gpPct:desc"},{"id":"stock","sortBy":"stock:desc"}],"defaultSort":"relevance"},{"name":"categories","queryBy":["name","path"],"queryByWeights":[10,4],"infix":["off","off"],"numTypos":[2,2],"prefix":[true,true],"facets":[{"field":"categoryLvl0","kind":"hierarchy","levels":["categoryLvl0","categoryLvl1","categoryLvl2"]},{"field":"status","kind":"value"}],"sorts":[{"id":"relevance","sortBy":"_text_match:desc,updatedAt:desc"},{"id":"largest","sortBy":"productCount:desc"}],"defaultSort":"relevance"},{"name":"documents","queryBy":["name","productSku","supplier"],"queryByWeights":[10,6,3],"infix":["off","fallback","off"],"numTypos":[2,0,2],"prefix":[true,true,true],"facets":[{"field":"kind","kind":"value"},{"field":"language","kind":"value"},{"field":"supplier","kind":"value"},{"field":"mime","kind":"value"}],"sorts":[{"id":"relevance","sortBy":"_text_match:desc,updatedAt:desc"},{"id":"newest","sortBy":"updatedAt:desc"},{"id":"largest","sortBy":"sizeBytes:desc"}],"defaultSort":"relevance"}],"limits":{"perPage":100,"hits":10000,"searches":50},"capabilities":{"hybrid":false,"conversation":false,"suggestions":false},"popular":["charger","mug","tote"]},
  searchSessionEmpty: {"nodes":[{"url":"http://localhost:5173/api/__typesense/1"},{"url":"http://localhost:5173/api/__typesense/2"},{"url":"http://localhost:5173/api/__typesense/3"}],"apiKey":"SzlKZDhoSVBFYVFTS3NsbWZka2RRVnR4bWtvanFqSGlMK3RTZExvYndpTT1tb2NreyJmaWx0ZXJfYnkiOiJhdWRpZW5jZTo9W25vYm9keV0iLCJleHBpcmVzX2F0Ijo0MTAyMzU4NDAwLCJsaW1pdF9oaXRzIjoxMDAwMCwibGltaXRfbXVsdGlfc2VhcmNoZXMiOjUwfQ==","expiresAt":"2099-12-31T00:00:00Z","keyLifeSeconds":900,"collections":[],"limits":{"perPage":100,"hits":10000,"searches":50},"capabilities":{"hybrid":false,"conversation":false,"suggestions":false},"popular":[]},
  searchSessionNoCosts: {"nodes":[{"url":"http://localhost:5173/api/__typesense/1"},{"url":"http://localhost:5173/api/__typesense/2"},{"url":"http://localhost:5173/api/__typesense/3"}],"nearestNode":{"url":"http://localhost:5173/api/__typesense/1"},"apiKey":"UWxtajBRdzFCSmFnVDE0VFp3VTBYeXZ6M3lZZ1puT3J6eFliNlg5YjBnZz1tb2NreyJmaWx0ZXJfYnkiOiJhdWRpZW5jZTo9W2NhdGFsb2d1ZV0iLCJleHBpcmVzX2F0Ijo0MTAyMzU4NDAwLCJsaW1pdF9oaXRzIjoxMDAwMCwibGltaXRfbXVsdGlfc2VhcmNoZXMiOjUwfQ==","expiresAt":"2099-12-31T00:00:00Z","keyLifeSeconds":900,"collections":[{"name":"products","queryBy":["name","sku","partId","brand","category","supplier","colors"],"queryByWeights":[10,8,6,4,4,3,2],"infix":["off","fallback","fallback","off","off","off","off"],"numTypos":[2,0,0,2,2,2,1],"prefix":[true,true,true,true,true,true,true],"facets":[{"field":"supplier","kind":"value"},{"field":"brand","kind":"value"},{"field":"categoryLvl0","kind":"hierarchy","levels":["categoryLvl0","categoryLvl1","categoryLvl2"]},{"field":"colors","kind":"value"},{"field":"sizes","kind":"value"},{"field":"fromPrice","kind":"range","ranges":[{"label":"to1","to":1},{"label":"to5","from":1,"to":5},{"label":"to20","from":5,"to":20},{"label":"over20","from":20}]},{"field":"stockState","kind":"value"},{"field":"status","kind":"value"},{"field":"isKvi","kind":"boolean"},{"field":"hasMatch","kind":"boolean"}],"sorts":[{"id":"relevance","sortBy":"_text_match:desc,updatedAt:desc"},{"id":"newest","sortBy":"updatedAt:desc"},{"id":"priceLow","sortBy":"fromPrice:asc"},{"id":"priceHigh","sortBy":"fromPrice:desc"},{"id":"stock","sortBy":"stock:desc"}],"defaultSort":"relevance"},{"name":"skus","queryBy":["sku","partId","gtin","name","category","colors","sizes","supplier"],"queryByWeights":[10,8,8,6,4,4,3,2],"infix":["fallback","fallback","off","off","off","off","off","off"],"numTypos":[0,0,0,2,2,1,0,2],"prefix":[true,true,true,true,true,true,true,true],"facets":[{"field":"supplier","kind":"value"},{"field":"brand","kind":"value"},{"field":"categoryLvl0","kind":"hierarchy","levels":["categoryLvl0","categoryLvl1","categoryLvl2"]},{"field":"colors","kind":"value"},{"field":"sizes","kind":"value"},{"field":"fromPrice","kind":"range","ranges":[{"label":"to1","to":1},{"label":"to5","from":1,"to":5},{"label":"to20","from":5,"to":20},{"label":"over20","from":20}]},{"field":"stockState","kind":"value"},{"field":"status","kind":"value"},{"field":"isKvi","kind":"boolean"}],"sorts":[{"id":"relevance","sortBy":"_text_match:desc,updatedAt:desc"},{"id":"newest","sortBy":"updatedAt:desc"},{"id":"priceLow","sortBy":"fromPrice:asc"},{"id":"priceHigh","sortBy":"fromPrice:desc"},{"id":"stock","sortBy":"stock:desc"}],"defaultSort":"relevance"},{"name":"categories","queryBy":["name","path"],"queryByWeights":[10,4],"infix":["off","off"],"numTypos":[2,2],"prefix":[true,true],"facets":[{"field":"categoryLvl0","kind":"hierarchy","levels":["categoryLvl0","categoryLvl1","categoryLvl2"]},{"field":"status","kind":"value"}],"sorts":[{"id":"relevance","sortBy":"_text_match:desc,updatedAt:desc"},{"id":"largest","sortBy":"productCount:desc"}],"defaultSort":"relevance"}],"limits":{"perPage":100,"hits":10000,"searches":50},"capabilities":{"hybrid":false,"conversation":false,"suggestions":false},"popular":["charger","mug"]},
  sentLink: {"email":"merchandiser@backroom.test","expiresAt":"2026-11-20T10:41:03Z"},
  sessionEnded: {"ended":1},
  sessions: {"items":[{"id":"s-204","device":"Firefox on Windows","startedAt":"2026-11-20T07:58:12Z","lastSeenAt":"2026-11-20T09:41:03Z","current":true},{"id":"s-197","device":"Safari on iPad","startedAt":"2026-11-19T17:20:44Z","lastSeenAt":"2026-11-20T06:12:30Z","current":false},{"id":"s-183","device":"Chrome on Windows","startedAt":"2026-11-18T08:02:19Z","lastSeenAt":"2026-11-19T16:55:01Z","current":false}]},
  sessionsEnded: {"ended":2},
  sessionsEndedNone: {"ended":0},
  sessionsOnlyThis: {"items":[{"id":"s-204","device":"Firefox on Windows","startedAt":"2026-11-20T07:58:12Z","lastSeenAt":"2026-11-20T09:41:03Z","current":true}]},
  sku: {"id":"sku-0001-01","partId":"CC-1120-NVY","sku":"MUG-1120-NVY","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","colorName":"Navy","labelSize":null,"gtin":"00012345678905","primaryMaterial":"Enamelled steel","uom":"EA","weight":"0.38 lb","dimension":"3.5 x 3.1 in","status":"active","quantityAvailable":1840,"futureAvailability":[{"quantity":1200,"date":"2026-12-04"}],"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","ownLadder":false,"fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","isKvi":true,"version":2,"updatedAt":"2026-11-18T09:30:00Z"},
  skuInput: {"partId":"CC-1120-NVY","sku":"MUG-1120-NVY","colorName":"Navy","gtin":"00012345678905","uom":"EA"},
  skuList: {"items":[{"id":"sku-0001-05","partId":"CC-1120-RED","sku":"MUG-1120-RED","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","colorName":"Red","labelSize":null,"gtin":null,"primaryMaterial":"Enamelled steel","uom":"EA","weight":"0.38 lb","dimension":"3.5 x 3.1 in","status":"active","quantityAvailable":null,"futureAvailability":[],"inventoryAt":null,"currency":"USD","ownLadder":false,"fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","isKvi":true,"version":1,"updatedAt":"2026-11-18T09:30:00Z"}]},
  skuPage: {"items":[{"id":"sku-0001-01","partId":"CC-1120-NVY","sku":"MUG-1120-NVY","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","colorName":"Navy","labelSize":null,"gtin":"00012345678905","primaryMaterial":"Enamelled steel","uom":"EA","weight":"0.38 lb","dimension":"3.5 x 3.1 in","status":"active","quantityAvailable":1840,"futureAvailability":[{"quantity":1200,"date":"2026-12-04"}],"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","ownLadder":false,"fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","isKvi":true,"version":2,"updatedAt":"2026-11-18T09:30:00Z"},{"id":"sku-0001-02","partId":"CC-1120-GRN","sku":"MUG-1120-GRN","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","colorName":"Forest","labelSize":null,"gtin":"00012345678912","primaryMaterial":"Enamelled steel","uom":"EA","weight":"0.38 lb","dimension":"3.5 x 3.1 in","status":"active","quantityAvailable":1500,"futureAvailability":[{"quantity":1200,"date":"2026-12-04"}],"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","ownLadder":false,"fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","isKvi":true,"version":2,"updatedAt":"2026-11-18T09:30:00Z"},{"id":"sku-0001-03","partId":"CC-1120-WHT","sku":"MUG-1120-WHT","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","colorName":"White","labelSize":null,"gtin":"00012345678929","primaryMaterial":"Enamelled steel","uom":"EA","weight":"0.38 lb","dimension":"3.5 x 3.1 in","status":"active","quantityAvailable":1240,"futureAvailability":[],"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","ownLadder":false,"fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","isKvi":true,"version":2,"updatedAt":"2026-11-18T09:30:00Z"},{"id":"sku-0001-04","partId":"CC-1120-BLK","sku":"MUG-1120-BLK","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"supplier":{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay"},"category":{"id":"cat-mugs","code":"mugs","name":"Mugs"},"categoryPath":"Drinkware / Mugs","colorName":"Black","labelSize":null,"gtin":"00012345678936","primaryMaterial":"Enamelled steel","uom":"EA","weight":"0.38 lb","dimension":"3.5 x 3.1 in","status":"active","quantityAvailable":600,"futureAvailability":[],"inventoryAt":"2026-11-19T14:05:00Z","currency":"USD","ownLadder":false,"fromPrice":"3.89","ladder":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"gpPct250":"43.30","isKvi":true,"version":2,"updatedAt":"2026-11-18T09:30:00Z"}],"page":1,"pageSize":15,"total":4},
  skuPageEmpty: {"items":[],"page":1,"pageSize":15,"total":0},
  skuUpdate: {"version":1,"status":"active"},
  slabCheck: {"issues":[],"derived":[{"minQty":72,"maxQty":143,"unitPrice":"4.95","cost":"2.58","gpPct":"47.88","markupPct":"91.86","floorPrice":"3.6858","allInUnit":"5.575","lineTotal":"356.40"},{"minQty":144,"maxQty":287,"unitPrice":"4.60","cost":"2.58","gpPct":"43.91","markupPct":"78.29","floorPrice":"3.6858","allInUnit":"4.9125","lineTotal":"662.40"}]},
  slabCheckIssues: {"issues":[{"rule":"L4","code":"priceRises","level":"error","publish":"override","row":1,"values":{}}],"derived":[{"minQty":72,"maxQty":143,"unitPrice":"4.95","cost":"2.58","gpPct":"47.88","markupPct":"91.86","floorPrice":"3.6858","allInUnit":"5.575","lineTotal":"356.40"},{"minQty":144,"maxQty":null,"unitPrice":"5.20","cost":"2.58","gpPct":"50.38","markupPct":"101.55","floorPrice":"3.6858","allInUnit":"5.5125","lineTotal":"748.80"}]},
  slabDiff: {"before":{"id":"set-0001-1","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","currency":"USD","priceType":"List","configuration":"Decorated","state":"live","effectiveFrom":"2026-01-05T00:00:00Z","effectiveTo":null,"source":"manual","note":"Spring prices","slabs":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"link":null,"override":null,"version":2,"createdAt":"2025-12-11T10:00:00Z","updatedAt":"2026-01-05T00:00:00Z","updatedBy":{"id":"u-1001","name":"Helen Okafor"}},"after":{"id":"set-0001-2","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","currency":"USD","priceType":"List","configuration":"Decorated","state":"draft","effectiveFrom":null,"effectiveTo":null,"source":"manual","note":"After the supplier rise of November","slabs":[{"minQty":72,"unitPrice":"4.95","discountCode":"C"},{"minQty":144,"unitPrice":"4.60","discountCode":"C"},{"minQty":288,"unitPrice":"4.25","discountCode":"C"},{"minQty":576,"unitPrice":"3.95","discountCode":"C"}],"link":null,"override":null,"version":1,"createdAt":"2026-11-18T09:30:00Z","updatedAt":"2026-11-18T09:30:00Z","updatedBy":{"id":"u-1004","name":"Sofia Lindqvist"}},"rows":[{"minQty":72,"before":"4.90","after":"4.95","delta":"0.05","deltaPct":"1.02"},{"minQty":144,"before":"4.55","after":"4.60","delta":"0.05","deltaPct":"1.10"}]},
  slabDrafts: {"items":[{"id":"set-0001-2","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","currency":"USD","priceType":"List","configuration":"Decorated","state":"draft","effectiveFrom":null,"effectiveTo":null,"source":"manual","note":"After the supplier rise of November","slabs":[{"minQty":72,"unitPrice":"4.95","discountCode":"C"},{"minQty":144,"unitPrice":"4.60","discountCode":"C"},{"minQty":288,"unitPrice":"4.25","discountCode":"C"},{"minQty":576,"unitPrice":"3.95","discountCode":"C"}],"link":null,"override":null,"version":1,"createdAt":"2026-11-18T09:30:00Z","updatedAt":"2026-11-18T09:30:00Z","updatedBy":{"id":"u-1004","name":"Sofia Lindqvist"}}]},
  slabSetDraft: {"id":"set-0001-2","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","currency":"USD","priceType":"List","configuration":"Decorated","state":"draft","effectiveFrom":null,"effectiveTo":null,"source":"manual","note":"After the supplier rise of November","slabs":[{"minQty":72,"unitPrice":"4.95","discountCode":"C"},{"minQty":144,"unitPrice":"4.60","discountCode":"C"},{"minQty":288,"unitPrice":"4.25","discountCode":"C"},{"minQty":576,"unitPrice":"3.95","discountCode":"C"}],"link":null,"override":null,"version":1,"createdAt":"2026-11-18T09:30:00Z","updatedAt":"2026-11-18T09:30:00Z","updatedBy":{"id":"u-1004","name":"Sofia Lindqvist"}},
  slabSetInput: {"owner":{"kind":"product","id":"prd-0001"},"currency":"USD","priceType":"List","configuration":"Decorated","note":"After the supplier rise of November","slabs":[{"minQty":72,"unitPrice":"4.95","discountCode":"C"},{"minQty":144,"unitPrice":"4.60","discountCode":"C"},{"minQty":288,"unitPrice":"4.25","discountCode":"C"},{"minQty":576,"unitPrice":"3.95","discountCode":"C"}],"link":null},
  slabSetInputRising: {"owner":{"kind":"product","id":"prd-0001"},"currency":"USD","priceType":"List","configuration":"Decorated","note":"After the supplier rise of November","slabs":[{"minQty":72,"unitPrice":"4.95","discountCode":"C"},{"minQty":144,"unitPrice":"5.20","discountCode":"C"}],"link":null},
  slabSetLive: {"id":"set-0001-1","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","currency":"USD","priceType":"List","configuration":"Decorated","state":"live","effectiveFrom":"2026-01-05T00:00:00Z","effectiveTo":null,"source":"manual","note":"Spring prices","slabs":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"link":null,"override":null,"version":2,"createdAt":"2025-12-11T10:00:00Z","updatedAt":"2026-01-05T00:00:00Z","updatedBy":{"id":"u-1001","name":"Helen Okafor"}},
  slabSetRetired: {"id":"set-0001-1","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","currency":"USD","priceType":"List","configuration":"Decorated","state":"retired","effectiveFrom":"2026-01-05T00:00:00Z","effectiveTo":"2026-11-19T14:05:00Z","source":"manual","note":"Spring prices","slabs":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"link":null,"override":null,"version":3,"createdAt":"2025-12-11T10:00:00Z","updatedAt":"2026-01-05T00:00:00Z","updatedBy":{"id":"u-1001","name":"Helen Okafor"}},
  slabSetScheduled: {"id":"set-0001-2","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","currency":"USD","priceType":"List","configuration":"Decorated","state":"scheduled","effectiveFrom":"2046-12-01T00:00:00Z","effectiveTo":null,"source":"manual","note":"After the supplier rise of November","slabs":[{"minQty":72,"unitPrice":"4.95","discountCode":"C"},{"minQty":144,"unitPrice":"4.60","discountCode":"C"},{"minQty":288,"unitPrice":"4.25","discountCode":"C"},{"minQty":576,"unitPrice":"3.95","discountCode":"C"}],"link":null,"override":null,"version":2,"createdAt":"2026-11-18T09:30:00Z","updatedAt":"2026-11-18T09:30:00Z","updatedBy":{"id":"u-1004","name":"Sofia Lindqvist"}},
  slabSetUpdate: {"version":1,"note":"After the supplier rise of November","slabs":[{"minQty":72,"unitPrice":"4.95","discountCode":"C"},{"minQty":144,"unitPrice":"4.60","discountCode":"C"},{"minQty":288,"unitPrice":"4.25","discountCode":"C"},{"minQty":576,"unitPrice":"3.95","discountCode":"C"}],"link":null},
  slabSets: {"items":[{"id":"set-0001-2","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","currency":"USD","priceType":"List","configuration":"Decorated","state":"draft","effectiveFrom":null,"effectiveTo":null,"source":"manual","note":"After the supplier rise of November","slabs":[{"minQty":72,"unitPrice":"4.95","discountCode":"C"},{"minQty":144,"unitPrice":"4.60","discountCode":"C"},{"minQty":288,"unitPrice":"4.25","discountCode":"C"},{"minQty":576,"unitPrice":"3.95","discountCode":"C"}],"link":null,"override":null,"version":1,"createdAt":"2026-11-18T09:30:00Z","updatedAt":"2026-11-18T09:30:00Z","updatedBy":{"id":"u-1004","name":"Sofia Lindqvist"}},{"id":"set-0001-1","productId":"prd-0001","owner":{"kind":"product","id":"prd-0001"},"ownerLabel":"MUG-1120","currency":"USD","priceType":"List","configuration":"Decorated","state":"live","effectiveFrom":"2026-01-05T00:00:00Z","effectiveTo":null,"source":"manual","note":"Spring prices","slabs":[{"minQty":72,"unitPrice":"4.90","discountCode":"C"},{"minQty":144,"unitPrice":"4.55","discountCode":"C"},{"minQty":288,"unitPrice":"4.19","discountCode":"C"},{"minQty":576,"unitPrice":"3.89","discountCode":"C"}],"link":null,"override":null,"version":2,"createdAt":"2025-12-11T10:00:00Z","updatedAt":"2026-01-05T00:00:00Z","updatedBy":{"id":"u-1001","name":"Helen Okafor"}}]},
  slabSetsNone: {"items":[]},
  supplier: {"id":"sup-01","code":"CEDAR","name":"Cedar & Clay","asiNumber":"45210","ppaiNumber":null,"sageNumber":"51077","currency":"USD","eqp":false,"discountCodes":{"A":50,"B":45,"C":40,"D":35,"P":50,"Q":45,"R":40,"S":35},"status":"active","psScore":86,"productCount":9,"version":1},
  supplierUpdate: {"version":1,"eqp":true},
  suppliers: {"items":[{"id":"sup-01","code":"CEDAR","name":"Cedar & Clay","asiNumber":"45210","ppaiNumber":null,"sageNumber":"51077","currency":"USD","eqp":false,"discountCodes":{"A":50,"B":45,"C":40,"D":35,"P":50,"Q":45,"R":40,"S":35},"status":"active","psScore":86,"productCount":9,"version":1}]},
  suppliersNone: {"items":[]},
  teamMember: {"id":"u-1004","username":"sofia.lindqvist","name":"Sofia Lindqvist","first_name":"Sofia","last_name":"Lindqvist","email":"merchandiser@backroom.test","description":"Range planning for apparel and headwear.","role":{"id":"rol-4","name":"Merchandiser"},"status":"active","is_active":"Y","is_deleted":"N","locale":null,"mfa":false,"invitedAt":null,"invitationExpiresAt":null,"lastLoginAt":"2026-11-20T07:58:12Z","createdAt":"2024-03-04T08:00:00Z","archivedAt":null,"version":2},
  teamMemberDeleted: {"id":"u-1010","username":"laura.jensen","name":"Laura Jensen","first_name":"Laura","last_name":"Jensen","email":"deleted@backroom.test","description":"Left the company.","role":{"id":"rol-7","name":"Customer Service"},"status":"active","is_active":"Y","is_deleted":"Y","locale":null,"mfa":false,"invitedAt":null,"invitationExpiresAt":null,"lastLoginAt":"2026-09-29T08:12:00Z","createdAt":"2024-03-04T08:00:00Z","archivedAt":"2026-09-30T16:00:00Z","version":2},
  teamMemberInactive: {"id":"u-1009","username":"peter.novak","name":"Peter Novak","first_name":"Peter","last_name":"Novak","email":"inactive@backroom.test","description":"On leave since spring.","role":{"id":"rol-3","name":"Pricing Analyst"},"status":"inactive","is_active":"N","is_deleted":"N","locale":null,"mfa":false,"invitedAt":null,"invitationExpiresAt":null,"lastLoginAt":"2026-04-02T15:10:00Z","createdAt":"2024-03-04T08:00:00Z","archivedAt":null,"version":1},
  teamMemberInvited: {"id":"u-1011","username":"mei.tanaka","name":"Mei Tanaka","first_name":"Mei","last_name":"Tanaka","email":"mei.tanaka@example.com","description":"","role":{"id":"rol-5","name":"Catalogue Editor"},"status":"invited","is_active":"N","is_deleted":"N","locale":null,"mfa":false,"invitedAt":"2026-11-18T09:00:00Z","invitationExpiresAt":"2026-11-25T09:00:00Z","lastLoginAt":null,"createdAt":"2026-11-18T09:00:00Z","archivedAt":null,"version":1},
  teamPage: {"items":[{"id":"u-1001","username":"helen.okafor","name":"Helen Okafor","first_name":"Helen","last_name":"Okafor","email":"admin@backroom.test","description":"Looks after accounts, roles and the nightly jobs.","role":{"id":"rol-1","name":"Administrator"},"status":"active","is_active":"Y","is_deleted":"N","locale":null,"mfa":true,"invitedAt":null,"invitationExpiresAt":null,"lastLoginAt":"2026-11-20T07:58:12Z","createdAt":"2024-03-04T08:00:00Z","archivedAt":null,"version":1},{"id":"u-1011","username":"mei.tanaka","name":"Mei Tanaka","first_name":"Mei","last_name":"Tanaka","email":"mei.tanaka@example.com","description":"","role":{"id":"rol-5","name":"Catalogue Editor"},"status":"invited","is_active":"N","is_deleted":"N","locale":null,"mfa":false,"invitedAt":"2026-11-18T09:00:00Z","invitationExpiresAt":"2026-11-25T09:00:00Z","lastLoginAt":null,"createdAt":"2026-11-18T09:00:00Z","archivedAt":null,"version":1},{"id":"u-1004","username":"sofia.lindqvist","name":"Sofia Lindqvist","first_name":"Sofia","last_name":"Lindqvist","email":"merchandiser@backroom.test","description":"Range planning for apparel and headwear.","role":{"id":"rol-4","name":"Merchandiser"},"status":"active","is_active":"Y","is_deleted":"N","locale":null,"mfa":false,"invitedAt":null,"invitationExpiresAt":null,"lastLoginAt":"2026-11-20T07:58:12Z","createdAt":"2024-03-04T08:00:00Z","archivedAt":null,"version":2}],"page":1,"pageSize":15,"total":3},
  teamPageEmpty: {"items":[],"page":1,"pageSize":15,"total":0},
  teamPageOnlyYou: {"items":[{"id":"u-1001","username":"helen.okafor","name":"Helen Okafor","first_name":"Helen","last_name":"Okafor","email":"admin@backroom.test","description":"Looks after accounts, roles and the nightly jobs.","role":{"id":"rol-1","name":"Administrator"},"status":"active","is_active":"Y","is_deleted":"N","locale":null,"mfa":true,"invitedAt":null,"invitationExpiresAt":null,"lastLoginAt":"2026-11-20T07:58:12Z","createdAt":"2024-03-04T08:00:00Z","archivedAt":null,"version":1}],"page":1,"pageSize":15,"total":1},
  tokenUsed: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"confirmationTokenId","code":"token_used","message":"was already used"}]},
  tooMany: {"type":"about:blank","title":"Too many attempts","status":429,"code":"too_many_requests","detail":"Try again in half a minute."},
  unauthorized: {"message":"Unauthorized"},
  undoApply: {"version":2},
  undoPlan: {"entryId":"act-2","version":2,"undoableCount":10,"blockedCount":1,"samples":[{"entryId":"act-3","entityType":"product","entityId":"prd-0001","label":"MUG-1120","outcome":"changed","changes":[{"field":"category","before":"Tumblers","after":"Mugs"}]}],"blocked":[{"entryId":"act-4","entityType":"product","entityId":"prd-0002","label":"FLC-0002","reason":"changedSince","by":{"id":"u-1005","name":"Marta Nowak"},"at":"2026-11-18T11:15:00Z"}]},
  undoPlanNothing: {"entryId":"act-5","version":1,"undoableCount":0,"blockedCount":1,"samples":[],"blocked":[{"entryId":"act-5","entityType":"account","entityId":"u-1004","label":"Sofia Lindqvist","reason":"notUndoable","by":null,"at":null}]},
  undoPlanRemoval: {"entryId":"act-6","version":2,"undoableCount":1,"blockedCount":0,"samples":[{"entryId":"act-6","entityType":"member","entityId":"u-1011","label":"Mei Tanaka","outcome":"removed","changes":[{"field":"email","before":"mei.tanaka@backroom.test","after":null}]}],"blocked":[]},
  urlInspection: {"normalizedUrl":"https://brightline-promo.example/drinkware/campfire-enamel-mug","competitor":{"id":"cmp-1","code":"brightline-promo.example","name":"Brightline Promo"},"page":{"title":"Campfire enamel mug","currency":"USD","breaks":[{"minQty":72,"unitPrice":"5.05"},{"minQty":288,"unitPrice":"4.09"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null},"duplicate":null,"blacklisted":null,"elsewhere":[]},
  urlInspectionBlacklisted: {"normalizedUrl":"https://logo-harbor.example/p/0001","competitor":{"id":"cmp-2","code":"logo-harbor.example","name":"Logo Harbor"},"page":{"title":"Campfire enamel mug","currency":"USD","breaks":[{"minQty":72,"unitPrice":"5.05"},{"minQty":288,"unitPrice":"4.09"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null},"duplicate":null,"blacklisted":{"id":"lst-0001-2","status":"rejected","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"version":2},"elsewhere":[]},
  urlInspectionDuplicate: {"normalizedUrl":"https://brightline-promo.example/p/0001","competitor":{"id":"cmp-1","code":"brightline-promo.example","name":"Brightline Promo"},"page":{"title":"Campfire enamel mug","currency":"USD","breaks":[{"minQty":72,"unitPrice":"5.05"},{"minQty":288,"unitPrice":"4.09"}],"setupCharge":"50.00","runCharge":null,"shippingNote":null},"duplicate":{"id":"lst-0001-1","status":"confirmed","product":{"id":"prd-0001","code":"MUG-1120","name":"Campfire enamel mug 12 oz"},"version":2},"blacklisted":null,"elsewhere":[]},
  urlInspectionUnknown: {"normalizedUrl":"https://nobody.example/mug","competitor":null,"page":null,"duplicate":null,"blacklisted":null,"elsewhere":[]},
  urlInspectionUnreadable: {"normalizedUrl":"https://brightline-promo.example/drinkware/campfire-enamel-mug","competitor":{"id":"cmp-1","code":"brightline-promo.example","name":"Brightline Promo"},"page":null,"duplicate":null,"blacklisted":null,"elsewhere":[]},
  urlQuestion: {"url":"https://brightline-promo.example/drinkware/campfire-enamel-mug?utm_source=mail#reviews","productId":"prd-0001"},
  users: [{"username":"helen.okafor","email":"admin@backroom.test"},{"username":"martin.albrecht","email":"pricing.manager@backroom.test"}],
  usersEmpty: [],
  validation: {"type":"about:blank","title":"The request isn’t valid","status":422,"code":"validation","errors":[{"field":"password","code":"too_short","message":"must have at least 6 characters"}]},
  variantChoice: {"colors":["Navy","Red"],"sizes":[]},
  variantOrder: {"variants":[{"sku":"MUG-1120-RED","partId":"CC-1120-RED","colorName":"Red","labelSize":null}]},
  variantPlan: {"variants":[{"variant":{"sku":"MUG-1120-NVY","partId":"CC-1120-NVY","colorName":"Navy","labelSize":null},"state":"exists"},{"variant":{"sku":"MUG-1120-RED","partId":"CC-1120-RED","colorName":"Red","labelSize":null},"state":"new"}]},
  versionConflict: {"title":"Changed by someone else","status":409,"code":"version_conflict","detail":"Sofia Lindqvist changed this at 09:30.","current":{"version":4}},
  versionOnly: {"version":2},
  view: {"id":"view-1","screen":"skumanager.products","name":"Drinkware without a ladder","query":"categoryId=cat-drinkware&flag=noSlabs","columns":["name","supplier","status","stock"],"density":"compact","scope":"shared","isDefault":false,"mine":true,"owner":{"id":"u-1004","name":"Sofia Lindqvist"},"version":1},
  viewInput: {"screen":"skumanager.products","name":"Drinkware without a ladder","query":"categoryId=cat-drinkware&flag=noSlabs","columns":["name","supplier","status","stock"],"density":"compact","scope":"shared","isDefault":false},
  viewUpdate: {"name":"Drinkware to price","query":"categoryId=cat-drinkware&flag=noSlabs","columns":["name","supplier","status","stock"],"density":"compact","scope":"shared","isDefault":false,"version":1},
  views: {"items":[{"id":"view-1","screen":"skumanager.products","name":"Drinkware without a ladder","query":"categoryId=cat-drinkware&flag=noSlabs","columns":["name","supplier","status","stock"],"density":"compact","scope":"shared","isDefault":false,"mine":true,"owner":{"id":"u-1004","name":"Sofia Lindqvist"},"version":1}]},
  viewsNone: {"items":[]},
  wrongPassword: {"message":"Username or password is incorrect"},
  wrongState: {"title":"Not possible in this state","status":409,"code":"wrong_state","detail":"A live price can’t be edited. Start a draft.","current":{"state":"live","version":2}},
};
