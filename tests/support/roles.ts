import { examples } from '#mocks/contract/examples.gen.ts';
import { seedNodes } from '#mocks/core/permissionNodes.ts';
import type { Permission } from '#session/permissions.ts';
import { ask, tokenOf, type MockReply } from '#tests/support/askMock.ts';

export const AUDITOR = 'auditor@backroom.test';

/** Ids of the permission nodes with these titles. */
export function idsOf(...titles: Permission[]): string[] {
  return titles.map((title) => {
    const node = [...seedNodes.values()].find((one) => one.title === title);
    if (!node) throw new Error(`no node ${title}`);
    return node.id;
  });
}

export async function askAs(email: string, call: string, body?: unknown): Promise<MockReply> {
  return ask(call, { token: await tokenOf(email), ...(body === undefined ? {} : { body }) });
}

export const askAsAdmin = (call: string, body?: unknown): Promise<MockReply> =>
  askAs('admin@backroom.test', call, body);

/** The body of a change of a role. */
export const changeOf = (nodeIds: readonly string[], version = 1, name = 'Auditor') => ({
  version,
  name,
  description: '',
  nodeIds,
});

/** What the auditor's role grants at the start. */
export const auditorIds: readonly string[] = examples.role.nodeIds;
