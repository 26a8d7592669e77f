import { holdList } from './holdList.ts';
import { unseen } from './unseen.ts';
import { unseenUndetected } from './unseenUndetected.ts';

holdList(unseen, unseenUndetected);
