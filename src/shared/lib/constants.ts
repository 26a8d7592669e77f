/** The numbers of the specification, one home each. The paragraph beside a number is its source. */

/** App title, after the route title in the document title (D1). */
export const APP_TITLE = 'Backroom';

/** Prefix of every storage key (D1, D13). */
export const STORAGE_PREFIX = 'backroom.';

/** spec §9: password minimum 6 characters; input maximum 50 characters (UTF-16 units, E67). */
export const PASSWORD_MIN = 6;
export const INPUT_MAX = 50;

/** spec §9: success toast shown 3000 ms, delayed 600 ms; form cleared 3 s after success (E77). */
export const TOAST_DELAY_MS = 600;
export const TOAST_SHOWN_MS = 3000;
export const FORM_CLEAR_MS = 3000;

/** spec §9: script chunk load time-out 120000 ms. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** spec §9: inactivity logout after 24 minutes (24 times 60 seconds). */
export const IDLE_LIMIT_MS = 24 * 60 * 1000;

/** D18: the warning dialog opens 60 s before the end. */
export const IDLE_WARNING_MS = 60 * 1000;

/** spec §9: page size options and default. */
export const PAGE_SIZES = [10, 15, 25, 35, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 15;

/** spec §9: loading flag reset 3000 ms after navigation. */
export const LOADING_RESET_MS = 3000;

/** A page that takes longer shows that it is on its way; well within the 300 ms that go unnoticed. */
export const SLOW_NAVIGATION_MS = 200;

/** spec §9: the top bar gets a shadow after scrolling 50 px. */
export const TOPBAR_SHADOW_PX = 50;

/** spec §9: breakpoints in px: menu and layout switch, sidebar collapse, sidebar behaviour. */
export const BREAKPOINT_LAYOUT = 767;
export const BREAKPOINT_SIDEBAR = 992;
export const BREAKPOINT_SIDEBAR_BEHAVIOUR = 1025;

/** A price that moves by more than 40 % against the live one is looked at again before it is published. */
export const PRICE_JUMP_PCT = 40;

/** A request that has not answered after 30 s has failed. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** A person who has waited for an answer for 8 s is told that the server is slow. */
export const SLOW_ANSWER_MS = 8000;

/** E84: how often the inactivity deadline is looked at; E86: the shared timestamp is written at most this often. */
export const IDLE_TICK_MS = 1000;

/** D36: how long after its deadline an idle session may still wait for a payment or a write under way. */
export const IDLE_GRACE_MS = 60_000;

/** E91: a logout call is given up after 2 s; the session is over either way. */
export const LOGOUT_CALL_MS = 2000;

/** T19: on focus the menu and the profile are read again when they are older than 60 s. */
export const MENU_FRESH_MS = 60_000;
/** T19: for somebody who works on and leaves the page never, it is read again when it is older than 5 minutes. */
export const MENU_STALE_MS = 5 * 60_000;

/** Drafts: written 300 ms after the last change, at most 200 KB, kept for 15 minutes. */
export const DRAFT_DEBOUNCE_MS = 300;
export const DRAFT_MAX_CHARS = 200 * 1024;
export const DRAFT_KEPT_MS = 15 * 60 * 1000;
export const DRAFT_SEALED_MS = 7 * 24 * 60 * 60 * 1000;

/** E52, E142: a page reloads itself for one reason at most once in 10 s. */
export const RELOAD_LATCH_MS = 10_000;

/** A search begins 200 ms after the last letter. */
export const SEARCH_DEBOUNCE_MS = 200;
/** The contract's limit of `q`. What is longer is said, never cut (E69). */
export const SEARCH_MAX = 200;

/** Stripe.js has not come when it is not there after 10 s; its loader alone would wait for good. */
export const CARD_FORM_LOAD_MS = 10_000;

/** A card form that is not ready 15 s after it was put into the page is told of. */
export const CARD_FORM_READY_MS = 15_000;
