import { userAgents } from '@vip/native-hosts/user-agents';
import type { PayEnvironment, SocialCode } from './environment-checks.ts';
import type { EnvironmentSigns, HostName, Platform } from './environment.ts';

/** A user agent and the expected detection. */
export interface Sample {
  id: string;
  userAgent: string;
  signs: EnvironmentSigns;
  host: HostName;
  platform: Platform;
  isWebView: boolean;
  social: SocialCode;
  pay: PayEnvironment;
}

/** What the two checks of the specification must answer in each place, written down apart from the code. */
const answers: Readonly<Record<HostName, readonly [SocialCode, PayEnvironment]>> = {
  native: ['', 'other'],
  wechat: ['wechat', 'wechat'],
  wechat_mini: ['wechat_mini', 'other'],
  wecom: ['wecom', 'other'],
  alipay: ['', 'alipay'],
  alipay_mini: ['alipay_mini', 'other'],
  qq: ['qq', 'other'],
  weibo: ['weibo', 'other'],
  douyin: ['douyin', 'other'],
  baidu: ['baidu', 'other'],
  quark: ['quark', 'other'],
  uc: ['uc', 'other'],
  browser: ['', 'other'],
};

/** Every user agent that was seen, with its source: the list that the workbench plays. */
export const corpus: readonly Sample[] = userAgents.map(
  ({ id, userAgent, wxEnvironment, touchPoints, place, platform, isWebView = false }) => ({
    id,
    userAgent,
    signs: {
      ...(wxEnvironment !== undefined && { wxEnvironment }),
      ...(touchPoints !== undefined && { touchPoints }),
    },
    host: place,
    platform,
    isWebView,
    social: answers[place][0],
    pay: answers[place][1],
  }),
);
