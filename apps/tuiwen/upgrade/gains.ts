import type { Benefit, MembershipPackage } from '@vip/api';

/** One line of what changes: what it is, how it is now, how it will be. */
export interface Gain {
  name: string;
  now: string;
  then: string;
}

/**
 * What a package adds to what somebody has: `present` are the benefits of the present edition, null without one. What
 * stays the same is left out.
 */
export const gainsOf = (present: readonly Benefit[] | null, { benefits }: MembershipPackage): Gain[] =>
  benefits
    .map(({ name, free, member }) => ({
      name,
      now: present?.find((benefit) => benefit.name === name)?.member ?? free,
      then: member,
    }))
    .filter(({ now, then }) => now !== then);

/** The benefits of a level, from the first package on sale that gives it; null where none does. */
export const benefitsOf = (
  level: string | null,
  packages: readonly MembershipPackage[],
): readonly Benefit[] | null => packages.find((pack) => pack.level === level)?.benefits ?? null;
