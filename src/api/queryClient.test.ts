import { expect, test, vi } from 'vitest';

test.each([true, false])(
  'the query client knows from the start whether there is a connection: %s',
  async (isOnline) => {
    vi.resetModules();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await import('./queryClient.ts');
    const { onlineManager } = await import('@tanstack/react-query');
    expect(onlineManager.isOnline()).toBe(isOnline);
  },
);
