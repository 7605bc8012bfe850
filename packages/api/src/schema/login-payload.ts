import * as v from 'valibot';

/** The body of a login by password. */
export const PasswordPayload = v.object({
  account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
});

const Phone = v.pipe(v.string(), v.regex(/^1\d{10}$/));

/** The body of a login by SMS code. */
export const SmsCodePayload = v.object({
  phone: Phone,
  code: v.pipe(v.string(), v.regex(/^\d{4,6}$/)),
  /** The code of the friend who invited, from `/invitation2`. */
  inviteCode: v.optional(v.pipe(v.string(), v.maxLength(16))),
});

export type PasswordPayload = v.InferOutput<typeof PasswordPayload>;
export type SmsCodePayload = v.InferOutput<typeof SmsCodePayload>;
