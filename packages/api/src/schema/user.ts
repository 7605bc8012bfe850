import * as v from 'valibot';
import { Id, DisplayText, IsoDateTime } from './scalars.ts';

/** The membership of a user. */
export const Membership = v.object({
  level: Id,
  name: DisplayText,
  /** null for life. */
  expiresAt: v.nullable(IsoDateTime),
});

/** The logged-in user. `phone` is masked (138****0001). */
export const User = v.object({
  id: Id,
  nickname: DisplayText,
  avatar: DisplayText,
  phone: DisplayText,
  membership: v.nullable(Membership),
  invite: v.object({
    code: DisplayText,
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
