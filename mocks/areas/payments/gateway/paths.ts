/** Pages of the gateway's that the mock has beside the contract. */
export const GATEWAY_PATH = '/api/__stripe';

export const receiptPath = (paymentId: string): string => `${GATEWAY_PATH}/receipts/${paymentId}`;

export const linkPath = (linkId: string): string => `${GATEWAY_PATH}/links/${linkId}`;
