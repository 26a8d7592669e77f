import { Stack } from '@chakra-ui/react/stack';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { LadderDrafts } from './LadderDrafts.tsx';
import { OwnJobs } from './OwnJobs.tsx';
import { RecentWork } from './RecentWork.tsx';
import { UnsavedForms } from './UnsavedForms.tsx';

/** What one is working on: what is not saved, jobs, drafts, what one changed last; and the ways to the account. */
export function HomeWork() {
  const can = useCan();
  return (
    <Stack gap="4">
      <UnsavedForms />
      <OwnJobs />
      {can(permissions.priceSlabs) && <LadderDrafts />}
      <RecentWork />
      <AccountLinks />
    </Stack>
  );
}
