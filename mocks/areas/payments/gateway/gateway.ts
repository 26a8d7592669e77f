import type { Db } from '#mocks/core/db.ts';
import { send } from '#mocks/core/replies.ts';
import { authenticate } from './authenticate.ts';
import { GATEWAY_PATH } from './paths.ts';
import { linkPage, payLink } from './linkPage.ts';
import { receiptPage } from './receiptPage.ts';

/** Whether a call is one to the gateway, which the mock plays beside the contract. */
export function isGatewayCall({ url }: Request): boolean {
  return new URL(url).pathname.startsWith(`${GATEWAY_PATH}/`);
}

const notFoundReply = (): Response =>
  send(404, { message: 'The gateway has no such page' }, 'application/json');

async function readJsonBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/**
 * What a cardholder sees of the gateway: the bank's question (`POST …/authenticate`), the page of a payment link with its
 * button, and a receipt.
 */
export async function answerGateway(db: Db, request: Request): Promise<Response> {
  const [resource = '', id = '', action] = new URL(request.url).pathname
    .slice(GATEWAY_PATH.length + 1)
    .split('/');
  switch (`${request.method} ${resource}`) {
    case 'POST authenticate': {
      const result = authenticate(db, await readJsonBody(request));
      return result ? send(200, result, 'application/json') : notFoundReply();
    }
    case 'GET receipts':
      return receiptPage(db, id) ?? notFoundReply();
    case 'GET links':
      return linkPage(db, id) ?? notFoundReply();
    case 'POST links':
      return (action === 'pay' ? payLink(db, id) : undefined) ?? notFoundReply();
    default:
      return notFoundReply();
  }
}
