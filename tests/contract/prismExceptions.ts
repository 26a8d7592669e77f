import { allBut, among, everywhere, type PrismException } from './prismException.ts';

/** Requests are made for the first kind of body that an operation describes. */
const takesJson: PrismException['where'] = ({ body }) =>
  Object.keys(body?.kinds ?? {})[0]?.endsWith('json') === true;

/** All that Prism breaks. A test holds the list to what `contract:verify` finds, in both directions. */
export const prismExceptions: readonly PrismException[] = [
  {
    check: 'wrong-token',
    where: everywhere,
    reason: 'It has no accounts: it sees that there is a token, not whose.',
  },
  {
    check: 'new-token',
    where: everywhere,
    reason: 'Its one token is that of the example.',
  },
  {
    check: 'dead-token',
    where: everywhere,
    reason: 'It remembers no sign-in, so it cannot end one.',
  },
  {
    check: 'unknown-id',
    where: everywhere,
    reason: 'It has no records: every id is answered with the first example.',
  },
  {
    check: 'stale-version',
    where: everywhere,
    reason: 'It has no records, so there is no version to compare with.',
  },
  {
    check: 'allow',
    where: allBut(
      ...['createMatch', 'createCompetitor', 'createReading', 'archiveCompetitor'],
      ...['setCompetitorDecisions', 'updateMatch', 'updateReading', 'updateCompetitor', 'createProduct'],
      ...['createCategory', 'createSavedSearch', 'createView', 'createPayment', 'createPaymentLink'],
      ...['createSlabSet', 'addProductImage', 'archiveProduct', 'updateProduct', 'replaceCharges'],
      ...['updateSku', 'updateCategory', 'updateSlabSet', 'deleteSlabSet', 'deleteView', 'resetPassword'],
      ...['endOtherSessions', 'deleteMember', 'updateMember', 'endMemberSignIns', 'createPermissionNode'],
      ...['updatePermissionNode', 'createRole', 'updateRole', 'deleteRole'],
      ...['createAlertRule', 'replaceAlertRule', 'deleteAlertRule', 'replaceMarketSettings'],
      ...['createPriceRule', 'replacePriceRule', 'deletePriceRule', 'createProductNote'],
    ),
    reason:
      'It refuses a method without saying which there are; the others share a path that was asked before.',
  },
  {
    check: 'any-text',
    where: among(
      ...['createCompetitor', 'createMatch', 'updateCompetitor', 'createProduct', 'createCategory'],
      ...['createSavedSearch', 'createView', 'createPayment', 'createSku', 'createSlabSet'],
      ...['refundPayment', 'updateAccount', 'updateProduct', 'updateSlabSet', 'updateView', 'updateMember'],
      ...['createPermissionNode', 'updatePermissionNode', 'createRole', 'duplicateRole', 'updateRole'],
      ...['createAlertRule', 'replaceAlertRule', 'createPriceRule', 'replacePriceRule'],
      'createProductNote',
    ),
    reason: 'It keeps nothing: the answer says what the example says.',
  },
  {
    check: 'stored',
    where: among(
      ...['createCompetitor', 'createMatch', 'createReading', 'createProduct', 'createCategory'],
      ...['createSavedSearch', 'createView', 'createPayment', 'createSku', 'createSlabSet'],
      ...['refundPayment', 'createPaymentLink', 'createPermissionNode', 'createRole', 'duplicateRole'],
      ...['createAlertRule', 'createPriceRule', 'createProductNote'],
    ),
    reason: 'It keeps nothing; where the examples of the request and of the answer agree it does not show.',
  },
  {
    check: 'location',
    where: among(
      ...['createCompetitor', 'createMatch', 'createReading', 'createProduct', 'createCategory'],
      ...['createSavedSearch', 'createView', 'createPayment', 'createSku', 'createSlabSet', 'startImport'],
      ...['createPermissionNode', 'createRole', 'createAlertRule', 'createPriceRule'],
      'createProductNote',
    ),
    reason: 'The header has one example, which is the address of a product.',
  },
  {
    check: 'defaults',
    where: among(...['createCompetitor', 'createReading', 'createAlertRule'], 'createPermissionNode'),
    reason: 'It keeps nothing: the answer says what the example says.',
  },
  {
    check: 'read-again',
    where: among(
      ...['createCompetitor', 'createMatch', 'rejectMatch', 'restoreMatch', 'updateReading'],
      ...['createSlabSet', 'updateSlabSet', 'scheduleSlabSet', 'retireSlabSet', 'cancelJob'],
      ...['cancelPayment', 'deactivatePaymentLink', 'updateAccount', 'uploadProfileImage'],
      ...['resendInvitation', 'stopScanRun', 'createAlertRule', 'replaceMarketSettings'],
      ...['acknowledgeAlerts', 'snoozeAlerts', 'assignAlerts', 'createPriceRule'],
      'setCategoryMapping',
    ),
    reason: 'It keeps nothing; where the examples of the write and of the read agree it does not show.',
  },
  {
    check: 'at-limits',
    where: among(
      ...['createCompetitor', 'createMatch', 'updateCompetitor', 'updateMatch', 'createProduct'],
      ...['createCategory', 'createSavedSearch', 'createView', 'createPayment', 'createSku'],
      ...['createPaymentLink', 'createSlabSet', 'refundPayment', 'updateAccount', 'updateProduct'],
      ...['updateMember', 'updateView', 'setCategoryTargets', 'updateSlabSet', 'createRole'],
      ...['duplicateRole', 'updateRole', 'createPermissionNode', 'updatePermissionNode'],
      ...['createAlertRule', 'replaceAlertRule', 'createPriceRule', 'replacePriceRule'],
      'createProductNote',
      'replaceMarketSettings',
    ),
    reason: 'It keeps nothing: the answer says what the example says.',
  },
  { check: 'made-all', where: everywhere, reason: 'It makes what its example has, however many are wanted.' },
  { check: 'made-inside', where: everywhere, reason: 'It has no records, so there is none to make it in.' },
  { check: 'kept', where: everywhere, reason: 'It has no records, so there is nothing to keep.' },
  { check: 'changed', where: everywhere, reason: 'It has no records, so there is nothing to change.' },
  { check: 'removed', where: everywhere, reason: 'It has no records, so there is nothing to delete.' },
  { check: 'moved', where: everywhere, reason: 'It has no records, so there is nothing to move.' },
  { check: 'done-once', where: everywhere, reason: 'It does not know what was done before.' },
  { check: 'duplicate', where: everywhere, reason: 'It does not know what was made before.' },
  {
    check: 'same-record',
    where: among(
      ...['getCompetitor', 'getMatch', 'getReading', 'getProduct', 'getSlabSet', 'getPayable'],
      ...['getPayment', 'getMember', 'getRole', 'getScanRun', 'getAlertRule', 'getPriceRule'],
    ),
    reason: 'Every address answers the first example; of the others only one id is known.',
  },
  {
    check: 'list-rows',
    where: among(
      ...['listCompetitors', 'listMatches', 'listProducts', 'listPayables', 'listPayments', 'listTeam'],
      ...['listRoles', 'listScanRuns', 'listAlertRules'],
    ),
    reason: 'As with `same-record`; the jobs of the list are the one of the example.',
  },
  {
    check: 'list-filter',
    where: allBut('searchText', 'listViews'),
    reason: 'It does not read what it is asked; the rows of the other lists have the values by chance.',
  },
  { check: 'list-search', where: everywhere, reason: 'It does not read what it is asked.' },
  { check: 'list-search-words', where: everywhere, reason: 'It does not read what it is asked.' },
  { check: 'leads-to', where: everywhere, reason: 'It has no records, so no call changes a state.' },
  { check: 'list-range', where: everywhere, reason: 'It does not read what it is asked.' },
  {
    check: 'byte-order-mark',
    where: among('getImportTemplate', 'getImportErrors', 'getJobFile'),
    reason: 'It sends the text of the example, and an example of a file shows its text without the mark.',
  },
  {
    check: 'wrong-type',
    where: among('authenticate', 'registerUser', 'createPayment'),
    reason: 'It refuses by the example of a refusal, which names a field that this request has too.',
  },
  {
    check: 'wrong-format',
    where: among('authenticate', 'registerUser', 'createPayment'),
    reason: 'As with `wrong-type`.',
  },
  {
    check: 'beyond-limits',
    where: among('authenticate', 'registerUser', 'createPayment', 'changePassword', 'resetPassword'),
    reason: 'As with `wrong-type`.',
  },
  {
    check: 'beyond-limits',
    where: among('uploadProfileImage', 'addProductImage', 'startImport'),
    reason: 'It does not know `x-max-bytes`, and takes files of any size.',
  },
  {
    check: 'list-filters-together',
    where: among(...['listMatches'], 'listProducts', 'listSkus', 'listPayments', 'listSlabSets', 'listTeam'),
    reason: 'It does not read what it is asked; the examples of other lists are too short to show it.',
  },
  {
    check: 'list-second-sort',
    where: allBut(...['listMatches'], 'listTeam'),
    reason:
      'The example stands in its own order; those of the team and the matches are too short to show it.',
  },
  { check: 'ended-sign-in', where: everywhere, reason: 'As with `dead-token`.' },
  { check: 'wrong-password', where: everywhere, reason: 'It has no accounts: every password is right.' },
  { check: 'password-change', where: everywhere, reason: 'As with `wrong-password`.' },
  {
    check: 'example-pairs',
    where: among('authenticate', 'registerUser'),
    reason: 'It answers every request that keeps to its schema with the first example.',
  },
  {
    check: 'idempotency',
    where: among(
      ...['createProduct', 'createSlabSet', 'scheduleSlabSet', 'createSavedSearch', 'createPayment'],
      ...['createPaymentLink', 'refundPayment'],
    ),
    reason: 'It remembers no keys; the same example again looks like an honoured one, another body shows it.',
  },
  {
    check: 'extra-in-request',
    where: among('addProductImage'),
    reason: 'It reads the parts that a form with a file describes, and does not look at the others.',
  },
  { check: 'list-pages', where: everywhere, reason: 'Every page is the example, whatever its size.' },
  {
    check: 'logged',
    where: everywhere,
    reason: 'It writes nothing down: the log is the one of the example.',
  },
  {
    check: 'list-end',
    where: everywhere,
    reason: 'Every page is the example, also those beyond the end.',
  },
  {
    check: 'list-sort',
    where: among(...['listMatches', 'listScanRuns'], 'listProducts', 'listSkus', 'listPayments', 'listTeam'),
    reason: 'The example stands in its own order; those of other lists are too short to show it.',
  },
  { check: 'counted', where: everywhere, reason: 'Each list is an example of its own length.' },
  { check: 'list-filter-rows', where: everywhere, reason: 'As with `list-filters-together`.' },
  { check: 'wrong-state', where: everywhere, reason: 'It has no records, so they have no state.' },
  { check: 'moments', where: everywhere, reason: 'It answers the moment of the example.' },
  { check: 'defaults', where: among('createPaymentLink'), reason: 'As with `moments`.' },
  {
    check: 'list-default-sort',
    where: among('listSkus', 'listPayments'),
    reason: 'The example stands in its own order; those of other lists are in the stated one.',
  },
  {
    check: 'no-store',
    where: everywhere,
    reason: 'It sends the headers that a reply describes, and the contract says this once for all of them.',
  },
  { check: 'no-sniff', where: everywhere, reason: 'As with `no-store`.' },
  {
    check: 'whole-answer',
    where: takesJson,
    reason: 'It never answers a body that breaks off in the middle: its parser fails without being heard.',
  },
];
