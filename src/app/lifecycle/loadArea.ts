import { i18n, loadTextArea } from '#shared/i18n/i18n.ts';
import type { TextArea } from '#shared/i18n/textAreas.ts';
import { alertStore } from '#shared/lib/alert.ts';
import { loadChunk } from '#shared/lib/loadChunk.ts';

/**
 * Brings the texts of an area before its first screen. It never keeps a screen away: when they cannot be had, the
 * area speaks English and the page says why.
 */
export async function loadArea(area: TextArea, load = loadTextArea): Promise<void> {
  try {
    await loadChunk(`texts ${area}`, () => load(area));
  } catch {
    alertStore.show({ type: 'danger', message: i18n.t('language.failed', { ns: 'public' }) });
  }
}
