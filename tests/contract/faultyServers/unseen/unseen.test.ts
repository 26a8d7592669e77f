import { holdList } from './holdList.ts';
import { unseen } from './unseen.ts';

holdList(unseen);
