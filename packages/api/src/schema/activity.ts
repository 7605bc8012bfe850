import * as v from 'valibot';
import { Id, Text, Time } from './money.ts';
import { MembershipPackage } from './package.ts';

/** What is on sale now, and until when. */
export const Activity = v.object({
  id: Id,
  title: Text,
  banner: v.nullable(Text),
  startsAt: Time,
  endsAt: Time,
  rules: v.array(Text),
  packages: v.array(MembershipPackage),
});

export type Activity = v.InferOutput<typeof Activity>;
