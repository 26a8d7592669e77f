import { createStore, delMany, entries, update } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';
import { DRAFT_SEALED_MS, STORAGE_PREFIX } from '#shared/lib/constants.ts';
import { draftCodec } from '#shared/lib/storageKeys.ts';
import type { Draft } from '#shared/lib/storageKeys.ts';

/** An encrypted draft: person, page and content are readable with the user id only. */
interface SealedDraft {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  savedAt: number;
}

const hashText = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

async function toHexHash(text: string): Promise<string> {
  return Array.from(new Uint8Array(await hashText(text)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

const toOwnerHash = (userId: string): Promise<string> => toHexHash(`owner ${userId}`);

/** Records of one person begin alike, so that they are found by the user id and by nothing else. */
async function recordKey(userId: string, name: string): Promise<string> {
  return `${await toOwnerHash(userId)} ${await toHexHash(`draft ${userId} ${name}`)}`;
}

const deriveKey = async (userId: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await hashText(`lock ${userId}`), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Null when the draft was not written for this person. */
async function decryptDraft({ iv, data }: SealedDraft, lock: CryptoKey): Promise<Draft | null> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, lock, data);
    return draftCodec.read(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

/**
 * Drafts that outlive the page (ADR 39): in IndexedDB, sealed by the user id, for 7 days. Every call fails where the
 * browser has no database or, without https, no cryptography.
 * @param store the database
 * @param now ms since 1970
 */
export function createDraftVault(store: UseStore, now: () => number) {
  const all = async (): Promise<[string, SealedDraft][]> => entries<string, SealedDraft>(store);
  const isOver = ({ savedAt }: SealedDraft): boolean => Math.abs(now() - savedAt) >= DRAFT_SEALED_MS;

  return {
    /** Seals drafts, each for whoever typed it. The later one of two tabs stays. */
    async keep(drafts: readonly Draft[]): Promise<void> {
      for (const draft of drafts) {
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const text = new TextEncoder().encode(draftCodec.write(draft));
        const data = await crypto.subtle.encrypt(
          { name: 'AES-GCM', iv },
          await deriveKey(draft.userId),
          text,
        );
        const key = await recordKey(draft.userId, `${draft.formId}@${draft.route}`);
        const sealed: SealedDraft = { iv, data, savedAt: draft.savedAt };
        await update<SealedDraft>(
          key,
          (last) => (last && last.savedAt > sealed.savedAt && !isOver(last) ? last : sealed),
          store,
        );
      }
    },
    /** The drafts of a person; whatever is older than 7 days, of whomever, is deleted on the way. */
    async of(userId: string): Promise<Draft[]> {
      const kept = await all();
      const over = kept.flatMap(([key, sealed]) => (isOver(sealed) ? [key] : []));
      if (over.length > 0) await delMany(over, store);
      const own = await toOwnerHash(userId);
      const lock = await deriveKey(userId);
      const mine = kept.filter(([key, sealed]) => key.startsWith(own) && !isOver(sealed));
      const drafts = await Promise.all(mine.map(([, sealed]) => decryptDraft(sealed, lock)));
      return drafts.filter((draft) => draft?.userId === userId).flatMap((draft) => draft ?? []);
    },
    /** Saved on the server, or given up. */
    async remove(userId: string, name: string): Promise<void> {
      await delMany([await recordKey(userId, name)], store);
    },
    /** The person has signed out. */
    async removeAll(userId: string): Promise<void> {
      const own = await toOwnerHash(userId);
      const mine = (await all()).flatMap(([key]) => (key.startsWith(own) ? [key] : []));
      await delMany(mine, store);
    },
  };
}

export type DraftVault = ReturnType<typeof createDraftVault>;

export const openDraftVault = (): DraftVault =>
  createDraftVault(createStore(`${STORAGE_PREFIX}drafts`, 'sealed'), () => Date.now());
