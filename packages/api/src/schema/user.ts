import * as v from 'valibot';
import { Id, Text, Time } from './money.ts';

/** What somebody is a member of. */
export const Membership = v.object({
  level: Id,
  name: Text,
  /** null for life. */
  expiresAt: v.nullable(Time),
});

/** The person who is logged in. `phone` is masked (138****0001). */
export const User = v.object({
  id: Id,
  nickname: Text,
  avatar: Text,
  phone: Text,
  membership: v.nullable(Membership),
  invite: v.object({
    code: Text,
    joined: v.pipe(v.number(), v.integer(), v.minValue(0)),
    rewarded: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
});

/** The answer to a login; `token` has no "Bearer " before it. */
export const Login = v.object({ token: v.pipe(v.string(), v.minLength(1)), user: User });

/** The answer to a request for an SMS code: when the next one may be asked for, and how long it is good. */
export const SmsSent = v.object({
  resendAfterS: v.pipe(v.number(), v.integer(), v.minValue(0)),
  expiresInS: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Membership = v.InferOutput<typeof Membership>;
export type User = v.InferOutput<typeof User>;
export type Login = v.InferOutput<typeof Login>;
export type SmsSent = v.InferOutput<typeof SmsSent>;
