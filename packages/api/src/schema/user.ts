import * as v from 'valibot';
import { AnswerId, DisplayText, IsoDateTime } from './scalars.ts';

/** The membership of a user. */
export const Membership = v.object({
  level: AnswerId,
  name: DisplayText,
  /** null for life. */
  expiresAt: v.nullable(IsoDateTime),
});

/** A count or a number of seconds. */
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The logged-in user, as far as the backend says. `phone` is masked (138****0001). */
export const User = v.object({
  id: AnswerId,
  nickname: v.nullish(DisplayText, ''),
  avatar: v.nullish(DisplayText, ''),
  phone: v.nullish(DisplayText),
  /** null: there is none; undefined: unknown. */
  membership: v.nullish(Membership),
  invite: v.nullish(v.object({ code: DisplayText, joined: Count, rewarded: Count })),
});

/** The answer to a login. The specification promises only the token; "Bearer " may be before it. */
export const Login = v.object({ token: v.pipe(v.string(), v.minLength(1)), user: v.nullish(User) });

/** The answer to a request for an SMS code: when the next one may be asked for, and how long it is good. May be empty. */
export const SmsSent = v.object({
  resendAfterS: v.nullish(Count, 60),
  expiresInS: v.nullish(Count),
});

export type Membership = v.InferOutput<typeof Membership>;
export type User = v.InferOutput<typeof User>;
export type Login = v.InferOutput<typeof Login>;
export type SmsSent = v.InferOutput<typeof SmsSent>;
