import * as z from 'zod/mini';

/** How one stored value is read and written. `read` answers null when nothing of the text can be used. */
export interface Codec<T> {
  read: (raw: string) => T | null;
  write: (value: T) => string;
}

/** spec §2: what each layout setting can be, in the order in which the choices are offered. */
export const layoutChoices = {
  layoutType: ['vertical', 'horizontal', 'twocolumn'],
  mode: ['light', 'dark'],
  layoutWidth: ['fluid', 'boxed'],
  position: ['fixed', 'scrollable'],
  topbar: ['light', 'dark'],
  sidebarSize: ['lg', 'md', 'sm', 'sm-hover'],
  sidebarView: ['default', 'detached'],
  sidebarColor: ['light', 'dark'],
} as const;

const layoutFields = z.object({
  layoutType: z.catch(z.enum(layoutChoices.layoutType), 'vertical'),
  layoutWidth: z.catch(z.enum(layoutChoices.layoutWidth), 'fluid'),
  sidebarSize: z.catch(z.enum(layoutChoices.sidebarSize), 'lg'),
  topbar: z.catch(z.enum(layoutChoices.topbar), 'light'),
  mode: z.catch(z.enum(layoutChoices.mode), 'light'),
  position: z.catch(z.enum(layoutChoices.position), 'fixed'),
  sidebarView: z.catch(z.enum(layoutChoices.sidebarView), 'default'),
  sidebarColor: z.catch(z.enum(layoutChoices.sidebarColor), 'dark'),
});

export type LayoutSettings = z.output<typeof layoutFields>;

/** spec §3: the eight layout settings and their defaults. */
export const layoutDefaults: Readonly<LayoutSettings> = layoutFields.parse({});

const words = z.catch(z.string(), '');
const wordsOrNull = z.catch(z.nullable(z.string()), null);

/** Takes a person from anything; what is missing is empty, or null. */
export const sessionUser = z.object({
  userId: words,
  loginName: words,
  userName: words,
  firstName: words,
  lastName: words,
  userDesc: words,
  userHeader: wordsOrNull,
  userRoleId: words,
  userRoleName: words,
  email: wordsOrNull,
  locale: wordsOrNull,
  timeZone: words,
  numberFormat: words,
});

/** The signed-in person as the panel keeps them (spec §3); `userHeader` is a safe picture address or null. */
export type SessionUser = z.output<typeof sessionUser>;

const storedUser = z.object({ email: words, token: words });

const menuChoice = z.object({
  list: z.catch(z.enum(['main', 'alternate']), 'main'),
  closed: z.catch(z.array(z.string()), () => []),
});

/** D23: the list of the sidebar that was chosen, and the areas that are folded up. */
export type MenuChoice = z.output<typeof menuChoice>;

const listSettings = z.object({
  columns: z.catch(z.nullable(z.array(z.string())), null),
  density: z.catch(z.enum(['normal', 'compact']), 'normal'),
});

/** How a person looks at one list: columns in their order (null: as the list has them), and how high a row is. */
export type ListSettings = z.output<typeof listSettings>;

const paymentAttempt = z.object({
  userId: z.string(),
  key: z.string(),
  fingerprint: z.string(),
  paymentId: z.nullable(z.string()),
});

/**
 * A card payment whose outcome this tab does not know yet: enough to ask for it after a reload, and nothing of the card.
 * `fingerprint` is its amount, currency and reference.
 */
export type StoredPaymentAttempt = z.output<typeof paymentAttempt>;

const lateWrite = z.object({
  userId: z.string(),
  page: z.string(),
  outcome: z.enum(['saved', 'failed', 'unknown']),
});

const ending = z.object({
  reason: z.enum(['signedOut', 'idle', 'expired', 'needLogin', 'elsewhere', 'disabled']),
  keptUntil: z.number(),
});

/** D17: why the last session of this tab ended, and until when its drafts are kept, ms since 1970 (0: they are not). */
export type Ending = z.output<typeof ending>;

/** D36: what became of the writes that a sign-out by inactivity overtook, for the next sign-in of this person. */
export type LateWrite = z.output<typeof lateWrite>;

const draft = z.object({
  route: z.string(),
  formId: z.string(),
  schemaVersion: z.number(),
  userId: z.string(),
  values: z.unknown(),
  notes: z.optional(z.unknown()),
  typedAt: z.number(),
  savedAt: z.number(),
  address: z.string(),
  title: z.string(),
});

/**
 * What a form keeps of typed work; `notes` is what it has to say of the values. `typedAt`: the last key; `savedAt`: when
 * the form was last there; both in ms since 1970. `address` and `title` are the page's, for a link to it.
 */
export type Draft = z.output<typeof draft>;

function text(accept: (raw: string) => string | null = (raw) => raw): Codec<string> {
  return { read: accept, write: (value) => value };
}

function json<T>(schema: z.ZodMiniType<T>): Codec<T> {
  const read = (raw: string): T | null => {
    let parsed: unknown;
    try {
      parsed = JSON.parse(raw);
    } catch {
      parsed = undefined;
    }
    const result = schema.safeParse(parsed);
    return result.success ? result.data : null;
  };
  return { read, write: (value) => JSON.stringify(value) };
}

/** E23: `"0"` is an id; nothing, `null` and `undefined` written out are none. */
export function presentText(raw: string): string | null {
  const value = raw.trim();
  return value === '' || value === 'null' || value === 'undefined' ? null : value;
}

/** E02, E03, E04: a token is present text that fetch accepts in a header (one line of Latin-1). */
export function usableToken(raw: string): string | null {
  const value = presentText(raw);
  return value !== null && /^[\x20-\x7e\xa0-\xff]+$/.test(value) ? value : null;
}

/** D13: local storage, all under the prefix of the product. */
export interface LocalValues {
  token: string;
  extraToken: string;
  userId: string;
  loginName: string;
  userName: string;
  userDesc: string;
  userHeader: string;
  userRoleId: string;
  userRoleName: string;
  /** How the person reads times and numbers: names of the contract; empty: as the device, as the language. */
  timeZone: string;
  numberFormat: string;
  /** The template login's stored user (spec §3). */
  user: z.output<typeof storedUser>;
  layout: LayoutSettings;
  sidebarHover: boolean;
  language: string;
  menu: MenuChoice;
  /** Addresses of the screens that were open last, the latest first. */
  recent: string[];
  /** The records that were opened last, the latest first: when, the address, and the name, with a blank between. */
  opened: string[];
  /** ADR 21: how each list is looked at, by its name. */
  lists: Record<string, ListSettings>;
  /** WCAG 2.1.4: whether characters alone are shortcuts. */
  shortcuts: boolean;
  /** E86: the last activity in any tab, ms since 1970. */
  lastActivity: number;
  /** D36: when a tab last said that a payment or a write is under way, ms since 1970. */
  workUnderWay: number;
  /** E92: the tab that makes the logout call, where the browser has no locks. */
  logoutClaim: string;
}

const anyText = text();
const lines = json(z.array(z.string()));

export const localCodecs: { readonly [Key in keyof LocalValues]: Codec<LocalValues[Key]> } = {
  token: text(usableToken),
  extraToken: text(usableToken),
  userId: text(presentText),
  loginName: anyText,
  userName: anyText,
  userDesc: anyText,
  userHeader: anyText,
  userRoleId: anyText,
  userRoleName: anyText,
  timeZone: anyText,
  numberFormat: anyText,
  user: json(storedUser),
  // E131: what is no object at all falls back whole, else every field for itself.
  layout: json(z.catch(layoutFields, () => ({ ...layoutDefaults }))),
  sidebarHover: json(z.boolean()),
  language: text(presentText),
  menu: json(menuChoice),
  recent: lines,
  opened: lines,
  lists: json(
    z.record(
      z.string(),
      z.catch(listSettings, () => ({ columns: null, density: 'normal' as const })),
    ),
  ),
  shortcuts: json(z.boolean()),
  lastActivity: json(z.number().check(z.gte(0))),
  workUnderWay: json(z.number()),
  logoutClaim: anyText,
};

/** D13: session storage, beside the drafts. */
export interface SessionValues {
  authUser: SessionUser;
  /** When the page last reloaded itself, by reason (E52, E142). */
  reloads: Record<string, number>;
  /** A message to show after a reload (E52). */
  flash: string;
  ending: Ending;
  paymentAttempt: StoredPaymentAttempt;
  lateWrite: LateWrite;
}

export const sessionCodecs: { readonly [Key in keyof SessionValues]: Codec<SessionValues[Key]> } = {
  authUser: json(sessionUser),
  reloads: json(z.record(z.string(), z.number())),
  flash: anyText,
  ending: json(ending),
  paymentAttempt: json(paymentAttempt),
  lateWrite: json(lateWrite),
};

export const draftCodec: Codec<Draft> = json(draft);
