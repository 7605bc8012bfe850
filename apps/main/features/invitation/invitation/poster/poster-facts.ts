import { apps, type AppCode } from '../../../../brand.ts';
import { GIFT_DAYS } from '../../gift.ts';
import { spacedCode, type Invitation } from '../../invite-link.ts';
import { slogans } from '../../slogans.ts';

/** What stands on the poster of an invitation, without its QR code. */
export const posterFacts = ({ code, name }: Invitation, app: AppCode) => ({
  nickname: name,
  appName: apps[app],
  slogan: slogans[app],
  offer: `扫码登录${apps[app]}，领 ${GIFT_DAYS} 天会员`,
  code: spacedCode(code),
});
