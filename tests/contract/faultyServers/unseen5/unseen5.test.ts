import { holdList } from '#tests/contract/faultyServers/unseen/holdList.ts';

import { unseen5 } from './unseen5.ts';

holdList(unseen5);
