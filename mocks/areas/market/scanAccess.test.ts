import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { askAs } from '#tests/support/matches.ts';

beforeEach(() => resetSession());

test('no run of scans is read, started, stopped or tried again without the permission', async () => {
  const token = await tokenOf('service@backroom.test');
  for (const call of ['GET /scan-runs', 'GET /scan-runs/scn-4-9', 'GET /scan-runs/scn-4-9/pages'])
    expect(await ask(call, { token })).toMatchObject({ status: 403, body: { node: 'Competitor Admin' } });
  const writes = [
    'POST /competitors/cmp-1/scan',
    'POST /scan-runs/scn-4-9/stop',
    'POST /scan-runs/scn-4-9/retry',
  ];
  for (const call of writes)
    expect(await askAs('auditor@backroom.test', call)).toMatchObject({
      status: 403,
      body: { node: 'Competitor Admin: Edit' },
    });
});
