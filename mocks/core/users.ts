import { examples } from '#mocks/contract/examples.gen.ts';
import type { UserProfile } from '#mocks/contract/types/types.gen.ts';

/** Everybody's password in the mock (D32). */
export const PASSWORD = 'backroom';

export interface StaffMember {
  email: string;
  profile: UserProfile;
}

const toMember = (profile: UserProfile): StaffMember => ({ email: profile.email ?? '', profile });

/** The named staff, one per role (D32). */
export const staff: readonly StaffMember[] = [
  examples.profileAdmin,
  examples.profilePricingManager,
  examples.profilePricingAnalyst,
  examples.profileMerchandiser,
  examples.profileCatalogue,
  examples.profileAccounts,
  examples.profileService,
  examples.profileAuditor,
].map(toMember);

/** Accounts that cannot be used: not active, deleted. */
export const unusable: readonly StaffMember[] = [examples.profileInactive, examples.profileDeleted].map(
  toMember,
);
