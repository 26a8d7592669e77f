import { examples } from '#mocks/contract/examples.gen.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { startSignIn } from '#mocks/core/db.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import type { OperationId } from '#mocks/core/types.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { rewriteHeaders } from '#tests/contract/faultyServers/buildAnswers.ts';

import { changeBody, itemsOf, omit, serve } from './serving.ts';
import type { Serve, Variant } from './variant.ts';

const of = (name: string, operations: readonly OperationId[], answer: Serve): Variant => ({
  name,
  operations,
  start: () => serve(operations, answer),
});

/** What others made by the operations before shows at the last one. */
const ofOthers = (name: string, operations: readonly OperationId[], answer: Serve): Variant => ({
  ...of(name, operations, answer),
  start: () => serve(operations.slice(-1), answer),
});

/** The call as that of another person. */
function callAs({ username }: { username: string }, call: Call): Promise<Response> {
  const { token } = startSignIn(dbOf(call.request), username, 'The server itself');
  return call.next(rewriteHeaders(call, (headers) => headers.set('authorization', `Bearer ${token}`)));
}

const asAdministrator = (call: Call): Promise<Response> => callAs(examples.profileAdmin, call);

/** The two accounts that are compared. */
const people = [examples.profileAdmin, examples.profileService];

const isSignedIn = ({ request }: Call): boolean => {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return dbOf(request).signIns.some((signIn) => signIn.token === token);
};

/** Does what the person may not do. */
const ignorePermissions: Serve = async (call) => {
  const response = await call.next();
  return response.status === 403 ? asAdministrator(call) : response;
};

/** Shows what the person may not see. */
const showAll: Serve = (call) => (isSignedIn(call) ? asAdministrator(call) : call.next());

/** Finds what is somebody else's. */
const findForeign: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 404 && response.status !== 403) return response;
  for (const person of people) {
    const foreign = await callAs(person, call);
    if (foreign.ok) return foreign;
  }
  return response;
};

/** Lists what all people have. */
const listForeign: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok) return response;
  const lists = await Promise.all(
    people.map(async (person) => itemsOf(await (await callAs(person, call)).json())),
  );
  return changeBody(response, (body) => {
    const own = new Set(itemsOf(body).map((item) => item['id']));
    const others = lists.flat().map((item) => ('mine' in item ? { ...item, mine: false } : item));
    const foreign = new Map(others.flatMap((item) => (own.has(item['id']) ? [] : [[item['id'], item]])));
    const items = [...foreign.values(), ...itemsOf(body)];
    return { ...body, items, ...('total' in body ? { total: items.length } : {}) };
  });
};

const withoutField = (name: string): Serve => {
  return async ({ next }) => {
    const response = await next();
    const body: unknown = response.status === 403 ? await response.clone().json() : undefined;
    if (!isRecord(body)) return response;
    return new Response(JSON.stringify(omit(body, name)), { status: 403, headers: response.headers });
  };
};

const renameNode = (node: string): Serve => {
  return async ({ next }) => {
    const response = await next();
    const body: unknown = response.status === 403 ? await response.clone().json() : undefined;
    if (!isRecord(body)) return response;
    return new Response(JSON.stringify({ ...body, node }), { status: 403, headers: response.headers });
  };
};

/** Who may do and see what. */
export const permissionFaults: readonly Variant[] = [
  of('anybody may create categories', ['createCategory'], ignorePermissions),
  of('anybody may change products', ['updateProduct'], ignorePermissions),
  of('anybody may archive SKUs', ['archiveSku'], ignorePermissions),
  of('anybody may refund', ['refundPayment'], ignorePermissions),
  of('anybody may import', ['startImport'], ignorePermissions),
  of('anybody may see costs', ['getCosts'], ignorePermissions),
  of('margins are shown without the permission', ['listProducts'], showAll),
  of('discount codes of suppliers are shown without the permission', ['listSuppliers'], showAll),
  of('everybody has the profile of the administrator', ['getLoggedInUser'], showAll),
  ofOthers('private views of others are listed', ['createView', 'listViews'], listForeign),
  ofOthers('jobs of others are listed', ['startExport', 'listJobs'], listForeign),
  ofOthers('private searches of others are listed', ['createSavedSearch', 'listSavedSearches'], listForeign),
  of('sign-ins of others are listed', ['listAccountSessions'], listForeign),
  ofOthers('jobs of others can be read', ['startExport', 'getJob'], findForeign),
  ofOthers('views of others can be deleted', ['createView', 'deleteView'], findForeign),
  ofOthers('views of others can be changed', ['createView', 'updateView'], findForeign),
  ofOthers('searches of others can be deleted', ['createSavedSearch', 'deleteSavedSearch'], findForeign),
  ofOthers('sign-ins of others can be ended', ['listAccountSessions', 'endAccountSession'], findForeign),
  of('the authenticated person is always the administrator', ['getAuthUser'], showAll),
  ofOthers('jobs of others can be cancelled', ['startExport', 'cancelJob'], findForeign),
  ofOthers('imports of others can be read', ['startImport', 'getImport'], findForeign),
  ofOthers('rows of imports of others can be read', ['startImport', 'listImportRows'], findForeign),
  ofOthers('imports of others can be applied', ['startImport', 'applyImport'], findForeign),
  of('a refusal names another permission', ['updateProduct'], renameNode('Admin')),
  of('a refusal does not name the permission', ['createCategory', 'listUsers'], withoutField('node')),
];
