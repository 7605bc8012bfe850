/** What the inviter and the friend each get: a rule of the backend, told here. Days. */
export const GIFT_DAYS = 7;

/** What an invitation promises and what it does not. */
export const RULES = [
  '好友用从未注册过的手机号登录，才算邀请成功。',
  `好友登录后，两边各加 ${GIFT_DAYS} 天会员，接在原到期日之后。`,
  '同一个手机号只算一次。',
  '发现刷量的，多得的天数会收回。',
] as const;
