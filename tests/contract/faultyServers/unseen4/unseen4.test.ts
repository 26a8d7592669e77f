import { holdList } from '#tests/contract/faultyServers/unseen/holdList.ts';

import { unseen4 } from './unseen4.ts';

holdList(unseen4);
