import type {
  Actor,
  PayableRef,
  Payment,
  PaymentCard,
  PaymentCustomer,
  PaymentEvent,
  PaymentFailure,
  PaymentLink,
  Refund,
  SavedCard,
} from '#mocks/contract/types/types.gen.ts';
import type { CardBehaviour } from '#mocks/doubles/stripe/cards.ts';
import { noChanges, type Changes, type Table } from '#mocks/core/table.ts';

/** A customer of ours. */
export interface CustomerRecord extends PaymentCustomer {
  id: string;
  name: string;
  email: string;
}

/** An invoice or order. What is open of it follows from its payments. */
export interface PayableRecord extends PayableRef {
  customerId: string;
  totalMinor: number;
  currency: string;
  dueDate: string | null;
  isVoid: boolean;
  /** What came by bank transfer. */
  transferredMinor: number;
}

/** What the clock will do to a payment. */
export interface ScheduledEvent {
  time: number;
  event: 'succeed' | 'dispute' | { refund: string; status: 'succeeded' | 'failed' };
}

export type TimelineEntry = Omit<PaymentEvent, 'id'>;

export interface PaymentRecord {
  id: string;
  status: Payment['status'];
  clientSecret: string | null;
  reference: string;
  payable: PayableRef | null;
  reason: string | null;
  customer: PaymentCustomer | null;
  channel: Payment['channel'];
  amountMinor: number;
  currency: string;
  refunds: readonly Refund[];
  card: PaymentCard | null;
  behaviour: CardBehaviour;
  savedMethodId: string | null;
  /** What the cardholder agreed to; the card is kept when the payment succeeds. */
  consent: SavedCard['consent'] | null;
  failure: PaymentFailure | null;
  disputed: boolean;
  receiptEmail: string | null;
  note: string | null;
  linkId: string | null;
  createdBy: Actor;
  createdAt: string;
  idempotencyKey: string | null;
  scheduledEvents: readonly ScheduledEvent[];
  events: readonly TimelineEntry[];
}

export interface LinkRecord {
  id: string;
  status: Exclude<PaymentLink['status'], 'expired'>;
  reference: string;
  payable: PayableRef | null;
  reason: string | null;
  amountMinor: number;
  currency: string;
  sendTo: string;
  singleUse: boolean;
  expiresAt: string;
  openedAt: string | null;
  paidAt: string | null;
  paymentId: string | null;
  createdBy: Actor;
  createdAt: string;
}

export interface CardRecord extends SavedCard {
  behaviour: CardBehaviour;
}

export interface PaymentSeed {
  customers: ReadonlyMap<string, CustomerRecord>;
  payables: ReadonlyMap<string, PayableRecord>;
  payments: ReadonlyMap<string, PaymentRecord>;
  links: ReadonlyMap<string, LinkRecord>;
  cards: ReadonlyMap<string, CardRecord>;
}

/** What a mock session made of the payments. Plain data. */
export interface PaymentChanges {
  payments: Changes<PaymentRecord>;
  links: Changes<LinkRecord>;
  cards: Changes<CardRecord>;
  /** Confirmation tokens that were used. */
  usedTokens: Record<string, true>;
  /** Numbers given out so far. */
  lastId: number;
}

export function emptyPaymentChanges(): PaymentChanges {
  return { payments: noChanges(), links: noChanges(), cards: noChanges(), usedTokens: {}, lastId: 0 };
}

/** The payments as a mock session sees them. */
export interface PaymentsDb {
  customers: ReadonlyMap<string, CustomerRecord>;
  payables: ReadonlyMap<string, PayableRecord>;
  payments: Table<PaymentRecord>;
  links: Table<LinkRecord>;
  cards: Table<CardRecord>;
  nextId: (prefix: string) => string;
  /** Sends a mail. */
  sendMail: (to: string, subject: string, link: string) => void;
}
