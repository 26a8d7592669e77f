import { holdList } from '#tests/contract/faultyServers/unseen/holdList.ts';

import { unseen2 } from './unseen2.ts';

holdList(unseen2);
