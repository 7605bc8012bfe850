const masked = (id: string) => (id.length > 4 ? `${id.slice(0, 2)}****${id.slice(-2)}` : '****');

/** The user whose prices an anonymous user sees because of a link, masked; null if the link names no user. */
export function beneficiaryText({ phone, userId }: { phone?: string; userId?: string }): string | null {
  if (phone) return `价格按 ${phone.slice(0, 3)}****${phone.slice(-4)} 显示，会员开通到登录的账号`;
  return userId ? `价格按用户 ${masked(userId)} 显示，会员开通到登录的账号` : null;
}
