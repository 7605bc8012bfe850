import { type AppCode, apps } from '../../brand.ts';
import { plainName } from '../../shared/plain-name.ts';

/** The inviter, as in the link. */
export interface Invitation {
  /** The invite code without spaces. */
  code: string;
  /** The inviter's nickname as plain text; '' if the link has none. */
  name: string;
}

/** A normalised code: up to 16 capitals and digits. */
export const cleanCode = (text: string | undefined): string =>
  (text ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 16);

/** A code in groups of three: W7K 29M */
export const spacedCode = (code: string): string => code.replace(/(.{3})(?=.)/g, '$1 ');

/** The link to the friend's page. `origin` without a trailing slash. */
export function inviteLink(origin: string, { code, name }: Invitation, app: AppCode): string {
  const query = [`code=${encodeURIComponent(code)}`];
  if (name) query.push(`name=${encodeURIComponent(name)}`);
  if (app !== 'lxb') query.push(`app=${app}`);
  return `${origin}/invitation2?${query.join('&')}`;
}

/** Reads the inviter from a link; an invalid code is ''. */
export const readInvitation = (query: Readonly<Record<string, string>>): Invitation => ({
  code: cleanCode(query.code),
  name: plainName(query.name),
});

/** Days of membership for both. The backend decides; this is a copy for the texts. */
export const GIFT_DAYS = 7;

/** The rules of the invitation. */
export const RULES = [
  '好友使用未注册过的手机号登录，即为邀请成功',
  `好友登录后，双方各得 ${GIFT_DAYS} 天会员，已是会员的自动顺延`,
  '同一手机号仅限一次',
  '如有作弊行为，奖励将被收回',
] as const;

/** Slogans of two lines, for the poster and the friend's page. */
export const slogans: Readonly<Record<AppCode, readonly [string, string]>> = {
  lxb: ['不知道怎么回，', '问一句就好'],
  lxy: ['想说的外语，', '一句话就到'],
  la: ['有话想说，', '随时有人听'],
  tcq: ['想不到的词，', '翻一张就有'],
  xpy: ['写好的文字，', '马上有声音'],
  ttscq: ['要用的素材，', '今天就更新'],
  mrky: ['每天十分钟，', '开口不再难'],
  yqgs: ['普通的日子，', '也能发成故事'],
  mxy: ['想说的喜欢，', '替你说到心里'],
};

/** What an app does, in one line for people who do not know it: the `kind` of its legal facts. */
export const purposes: Readonly<Record<AppCode, string>> = {
  lxb: '复制对方的话，帮你想好怎么回',
  lxy: '润色、改写、翻译，文字语音都行',
  la: '几句话，就给出聊天建议',
  tcq: '台词做成提词卡片，边看边拍',
  xpy: '文字变成配音，给视频加上声音',
  ttscq: '图片、视频和文案素材，每天更新',
  mrky: '每天练一段口语，听发音、看评分',
  yqgs: '照片排成九宫格，配上文字分享',
  mxy: '帮正在相处的两个人，把话说好',
};

/** How the friend uses the membership. */
export const usageText = (app: AppCode) => `打开${apps[app]}，用同一手机号登录即可使用`;
