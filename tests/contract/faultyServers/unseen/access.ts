import { examples } from '#mocks/contract/examples.gen.ts';
import { at } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { send } from '#mocks/core/replies.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import {
  changeBody,
  itemsOf,
  pathPart,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { accountOf, askAs, usernameOfAdmin } from './tools.ts';

const answerForeignRows: Serve = async (call) => {
  const response = await call.next();
  const { jobs } = dbOf(call.request).work;
  return response.status === 404 ? askAs(call, jobs[pathPart(call, 1)]?.username) : response;
};

const sortByHidden: Serve = async (call) => {
  const response = await call.next();
  const sort = new URL(call.request.url).searchParams.get('sort') ?? '';
  if (response.status !== 403 || !sort.includes('gpPct250')) return response;
  const node = at(await response.clone().json(), 'node');
  if (node !== 'View Costs') return response;
  const ordered = await askAs(call, usernameOfAdmin(dbOf(call.request)));
  return changeBody(ordered, (body) => ({
    ...body,
    items: itemsOf(body).map((row) => ({ ...row, gpPct250: null, underFloor: null })),
  }));
};

/** The new password of a form or of JSON. */
function newPasswordOf(call: Call): string {
  const sent = readSent(call);
  const password = at(sent, 'password') ?? new URLSearchParams(call.text).get('password');
  return typeof password === 'string' ? password : '';
}

async function hasChanged(response: Response): Promise<boolean> {
  const message = at(await response.clone().json(), 'message');
  return message === examples.passwordChanged.message;
}

const keepOtherSignIns: Serve = async (call) => {
  const db = dbOf(call.request);
  const before = db.signIns;
  const response = await call.next();
  if (await hasChanged(response)) db.signIns = before;
  return response;
};

const keepTrimmed: Serve = async (call) => {
  const account = accountOf(call);
  const response = await call.next();
  if (account && (await hasChanged(response))) account.password = newPasswordOf(call).trim();
  return response;
};

const endForeignSignIn: Serve = async (call) => {
  const response = await call.next();
  const db = dbOf(call.request);
  const left = db.signIns.filter(({ id }) => id !== pathPart(call, 2));
  if (response.status !== 404 || left.length === db.signIns.length) return response;
  db.signIns = left;
  return send(200, { ended: 1 }, 'application/json');
};

/** Who may see and do what, sign-ins and passwords. */
export const access: readonly Variant[] = [
  {
    // Refusals: "what is not there or not the caller's `404`"; listJobs: "one's own jobs".
    name: "the rows of other people's jobs can be read",
    operations: ['startExport', 'listJobRows'],
    start: () => serve('listJobRows', answerForeignRows),
  },
  {
    // What a permission withholds: "A request that … asks about it (`sort` …) is `403` … neither an order nor a count reveals it."
    name: 'products are sorted by a margin that the person may not see',
    operations: ['listProducts'],
    start: () => serve('listProducts', sortByHidden),
  },
  {
    // changePassword: "changed; the person's other sign-ins are ended".
    name: 'other sign-ins outlive a changed password',
    operations: ['changePassword', 'listAccountSessions'],
    start: () => serve('changePassword', keepOtherSignIns),
  },
  {
    // Password: "6 to 50 characters (UTF-16 units), any characters."
    name: 'blanks at the ends of a new password are dropped',
    operations: ['changePassword', 'authenticate'],
    start: () => serve('changePassword', keepTrimmed),
  },
  {
    // endAccountSession: "A sign-in that is someone else's, or over, is `404`."
    name: 'the sign-in of somebody else can be ended',
    operations: ['listAccountSessions', 'endAccountSession'],
    start: () => serve('endAccountSession', endForeignSignIn),
  },
];
