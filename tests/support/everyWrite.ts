import { applyImport, newIdempotencyKey, sendLines, type ApiClient } from './apiClient.ts';
import { ask, textIn, tokenOf, type MockReply } from './askMock.ts';
import { preview } from './bulk.ts';
import { CONFIRMED, newMatch, REJECTED } from './matches.ts';
import { charge } from './payments.ts';
import { itemsIn, numberIn } from './replyBody.ts';
import { createDraft, inHours, liveOf, setOf } from './slabStates.ts';
import { addProducts, productLines } from './stock.ts';
import { memberByEmail } from './team.ts';

/** A write that is ready to be sent. */
type Write = () => Promise<MockReply>;

const PRODUCT = '/products/prd-0001';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pictureForm(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('image', new File([PNG], 'kit.png', { type: 'image/png' }));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const view = {
  screen: 'skumanager.products',
  name: 'Mine',
  query: '',
  columns: [],
  density: 'normal',
  scope: 'personal',
  isDefault: false,
};

const send = ({ token }: ApiClient, call: string, body?: unknown): Promise<MockReply> =>
  ask(call, {
    token,
    headers: { 'Idempotency-Key': newIdempotencyKey() },
    ...(body === undefined ? {} : { body }),
  });

const invited = { email: 'new@backroom.test', roleId: 'rol-6' };

async function inviteOne(client: ApiClient): Promise<string> {
  const [member] = itemsIn(await send(client, 'POST /invitations', { members: [invited] }));
  return String(member?.['id']);
}

/** A call about a draft of a ladder. */
const aboutDraft =
  (toWrite: (client: ApiClient, id: string) => Promise<MockReply>) =>
  async (client: ApiClient): Promise<Write> => {
    const id = await createDraft();
    return () => toWrite(client, id);
  };

/** A call about an alert that is open. */
const aboutAlert =
  (call: string, fields: object = {}, before?: string) =>
  async (client: ApiClient): Promise<Write> => {
    const [alert] = itemsIn(await client.get('/alerts?state=open'));
    const alertIds = [String(alert?.['id'])];
    if (before !== undefined) await send(client, before, { alertIds });
    return () => send(client, call, { alertIds, ...fields });
  };

/** What has to be there first for calls that an example of the contract alone does not bring to a success. */
export const preparedWrites: Readonly<Record<string, (client: ApiClient) => Promise<Write> | Write>> = {
  changePassword: (client) => () => {
    const { token } = client;
    return send(client, 'POST /change-wd', { oldpassword: 'backroom', password: 'opensesame', token });
  },
  acknowledgeAlerts: aboutAlert('POST /alerts/acknowledge'),
  reopenAlerts: aboutAlert('POST /alerts/reopen', {}, 'POST /alerts/acknowledge'),
  snoozeAlerts: aboutAlert('POST /alerts/snooze', { until: inHours(24) }),
  assignAlerts: aboutAlert('POST /alerts/assign', { memberId: 'u-1002' }),
  snoozeOpportunity: (client) =>
    Promise.resolve(() =>
      send(client, 'POST /competitor-analysis/opportunities/snooze', { kind: 'raise', until: inHours(24) }),
    ),
  restoreCompetitor: async (client) => {
    await send(client, 'DELETE /competitors/cmp-1?version=1');
    return () => send(client, 'POST /competitors/cmp-1/restore');
  },
  stopScanRun: async (client) => {
    const job = await send(client, 'POST /competitors/cmp-1/scan');
    return () => send(client, `POST /scan-runs/${textIn(job, 'scanRunId')}/stop`);
  },
  restoreProduct: async (client) => {
    const version = numberIn(await client.get(PRODUCT), 'version');
    await send(client, `DELETE ${PRODUCT}?version=${version}`);
    return () => send(client, `POST ${PRODUCT}/restore`);
  },
  startImport: (client) => () => sendLines(client, 'products', productLines(2)),
  previewUndo: async (client) => {
    const [entry] = itemsIn(await client.get('/activity-log'));
    return () => send(client, `POST /activity-log/${String(entry?.['id'])}/undo/preview`);
  },
  uploadProfileImage: (client) => () => send(client, 'POST /account/profile-image', pictureForm()),
  endAccountSession: async (client) => {
    const other = itemsIn(await client.get('/account/sessions')).find(({ current }) => current === false);
    return () => send(client, `DELETE /account/sessions/${String(other?.['id'])}`);
  },
  addProductImage: (client) => () => send(client, `POST ${PRODUCT}/images`, pictureForm({ alt: 'Kit' })),
  replaceProductImages: async (client) => {
    const added = await send(client, `POST ${PRODUCT}/images`, pictureForm({ alt: 'Kit' }));
    const [id] = itemsIn(added, 'media').map((one) => one['id']);
    const body = { version: numberIn(added, 'version'), images: [{ id, alt: 'The kit, open' }] };
    return () => send(client, `PUT ${PRODUCT}/images`, body);
  },
  deleteProductNote: async (client) => {
    const id = textIn(await send(client, `POST ${PRODUCT}/notes`, { text: 'Q' }), 'id');
    return () => send(client, `DELETE ${PRODUCT}/notes/${id}`);
  },
  createCategory: (client) => () => send(client, 'POST /categories', { title: 'Quixotic', parentId: null }),
  deleteCategory: (client) => () => send(client, 'DELETE /categories/cat-mugs?moveTo=cat-tumblers'),
  updateSlabSet: aboutDraft(async (client, id) => {
    const { slabs } = await setOf(id);
    return send(client, `PUT /slab-sets/${id}`, { version: 1, slabs, note: 'Spring', link: null });
  }),
  deleteSlabSet: aboutDraft((client, id) => send(client, `DELETE /slab-sets/${id}?version=1`)),
  publishSlabSet: aboutDraft((client, id) => send(client, `POST /slab-sets/${id}/publish`, { version: 1 })),
  scheduleSlabSet: aboutDraft((client, id) => {
    const body = { version: 1, effectiveFrom: inHours(5), effectiveTo: null, endOther: true };
    return send(client, `POST /slab-sets/${id}/schedule`, body);
  }),
  retireSlabSet: async (client) => {
    const { id, version } = await liveOf();
    return () => send(client, `POST /slab-sets/${String(id)}/retire`, { version });
  },
  deleteSavedSearch: async (client) => {
    const saved = await send(client, 'POST /search/saved', { name: 'Q', query: 'q=mug', shared: false });
    return () => send(client, `DELETE /search/saved/${textIn(saved, 'id')}`);
  },
  updateView: async (client) => {
    const { screen, ...fields } = view;
    const id = textIn(await send(client, 'POST /views', { screen, ...fields }), 'id');
    return () => send(client, `PUT /views/${id}`, { ...fields, name: 'Ours', version: 1 });
  },
  deleteView: async (client) => {
    const id = textIn(await send(client, 'POST /views', view), 'id');
    return () => send(client, `DELETE /views/${id}`);
  },
  applyBulk: async (client) => {
    await addProducts(client, 2);
    const plan = textIn(await preview(client), 'planId');
    return () => send(client, `POST /bulk/${plan}/apply`, {});
  },
  applyImport: async (client) => {
    const run = await sendLines(client, 'products', productLines(2));
    return () => send(client, `POST /imports/${textIn(run, 'id')}/apply`, { plan: textIn(run, 'plan') });
  },
  undoImport: async (client) => {
    const run = await sendLines(client, 'products', productLines(2));
    await applyImport(client, run);
    return () => send(client, `POST /imports/${textIn(run, 'id')}/undo`);
  },
  cancelJob: async (client) => {
    const columns = ['sku'];
    const job = await send(client, 'POST /exports', { resource: 'products', query: '', columns });
    return () => send(client, `POST /jobs/${textIn(job, 'id')}/cancel`);
  },
  cancelPayment: async (client) => {
    const payment = await charge(client, 'authenticate_always', { channel: 'present' });
    return () => send(client, `POST /payments/${textIn(payment, 'id')}/cancel`);
  },
  refundPayment: async (client) => {
    const id = textIn(await charge(client), 'id');
    return () => send(client, `POST /payments/${id}/refunds`, { reason: 'requested_by_customer' });
  },
  applyUndo: async (client) => {
    const version = numberIn(await client.get(PRODUCT), 'version');
    await send(client, `PATCH ${PRODUCT}`, { version, moq: 500 });
    const [entry] = itemsIn(await client.get('/activity-log'));
    const path = `/activity-log/${String(entry?.['id'])}/undo`;
    const plan = await send(client, `POST ${path}/preview`);
    return () => send(client, `POST ${path}/apply`, { version: numberIn(plan, 'version') });
  },
  inviteMembers: (client) => () => send(client, 'POST /invitations', { members: [invited] }),
  resendInvitation: async (client) => {
    const id = await inviteOne(client);
    return () => send(client, `POST /invitations/${id}/resend`);
  },
  revokeInvitation: async (client) => {
    const id = await inviteOne(client);
    return () => send(client, `DELETE /invitations/${id}`);
  },
  restoreMember: async (client) => {
    const { id, version } = await memberByEmail('service@backroom.test');
    const path = `/team/${id}`;
    await send(client, `DELETE ${path}?version=${String(version)}`);
    return () => send(client, `POST ${path}/restore`);
  },
  endMemberSignIn: async (client) => {
    const { id } = await memberByEmail('auditor@backroom.test');
    await tokenOf('auditor@backroom.test');
    const [signIn] = itemsIn(await client.get(`/team/${id}/sign-ins`));
    return () => send(client, `DELETE /team/${id}/sign-ins/${String(signIn?.['id'])}`);
  },
  applyNodeSync: async (client) => {
    const nodes = [{ title: 'Samples', type: 'page', parent: null, position: 1 }];
    const preview = await send(client, 'POST /permission-nodes/sync/preview', { nodes });
    return () => send(client, `POST /permission-nodes/sync/${textIn(preview, 'syncId')}/apply`);
  },
  deleteRole: async (client) => {
    const id = textIn(await send(client, 'POST /roles/rol-3/duplicate', { name: 'Q' }), 'id');
    return () => send(client, `DELETE /roles/${id}`);
  },
  createMatch: (client) => () => send(client, 'POST /matches', newMatch),
  restoreMatch: (client) => () => send(client, `POST /matches/${REJECTED}/restore`, { version: 1 }),
  updateReading: (client) => () =>
    send(client, `PATCH /matches/${CONFIRMED}/readings/rdg-0008-2-1`, { isAnomaly: true }),
  deletePermissionNode: async (client) => {
    const node = { title: 'Samples', type: 'page', parentId: null };
    const id = textIn(await send(client, 'POST /permission-nodes', node), 'id');
    return () => send(client, `DELETE /permission-nodes/${id}?version=1`);
  },
};
