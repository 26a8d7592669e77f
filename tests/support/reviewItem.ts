import { examples } from '#mocks/contract/examples.gen.ts';

const [found] = examples.reviewQueue.items;
if (!found) throw new Error('The example of the queue is empty.');

/** The suggestion that the contract shows. */
export const reviewItem = found;
