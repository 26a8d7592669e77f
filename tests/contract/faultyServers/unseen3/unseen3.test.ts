import { holdList } from '#tests/contract/faultyServers/unseen/holdList.ts';

import { unseen3 } from './unseen3.ts';

holdList(unseen3);
