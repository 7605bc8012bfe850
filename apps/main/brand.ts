/** The sister apps whose membership main's pages sell, by the prefix of their legal pages. */
export type AppCode = 'lxb' | 'lxy' | 'la' | 'tcq' | 'xpy' | 'ttscq' | 'mrky' | 'yqgs' | 'mxy';

export interface App {
  name: string;
  /** What to do with the membership, after 打开 and logging in. */
  steps: readonly [string, string];
}

/** What main shows of itself: the one place where the company's name and contacts are changed. */
export const brand = {
  company: '杭州聊小白网络科技有限公司',
  icp: '浙ICP备20260001号-1',
  /** Opening hours as they are read: a range with 至. */
  support: { phone: '400-820-0001', hours: '9 点至 22 点' },
} as const;

/** Where 联系客服 leads. */
export const supportLink = `tel:${brand.support.phone.replace(/-/g, '')}`;

export const apps: Readonly<Record<AppCode, App>> = {
  lxb: { name: '聊小白', steps: ['复制对方的话，点「帮我回」。', '挑一种语气，发送前可再改。'] },
  lxy: { name: '聊小语', steps: ['选好语言，说出或写下你想说的话。', '挑一种说法，点「复制」就能发。'] },
  la: { name: '聊伴', steps: ['复制对方的话，点「怎么回」。', '选一句合适的，直接发送。'] },
  tcq: { name: '提词器', steps: ['新建一张提词卡，贴上稿子。', '点「开始」，字幕跟着你的语速走。'] },
  xpy: { name: '小配音', steps: ['贴上文案，选一个声音。', '点「生成」，满意了再导出。'] },
  ttscq: { name: '天天素材', steps: ['搜一个主题，或看今天的推荐。', '点「下载」，会员素材没有水印。'] },
  mrky: { name: '每日口语', steps: ['打开今天的一课，跟着读一遍。', '看纠音结果，再读难的那几句。'] },
  yqgs: { name: '友圈故事', steps: ['选几张照片和一个版式。', '写一句话，点「发布」。'] },
  mxy: { name: '蜜小语', steps: ['复制对方的话，点「加点蜜」。', '选一句喜欢的，直接发送。'] },
};

/** Which app opened the page, by the client type that it handed over; 0 is a page that no app opened. */
const CLIENT_APPS: readonly AppCode[] = ['lxb', 'lxb', 'lxy', 'la', 'tcq', 'xpy', 'ttscq', 'mrky', 'yqgs', 'mxy'];

const isApp = (code: string | undefined): code is AppCode =>
  code !== undefined && Object.prototype.hasOwnProperty.call(apps, code);

/** The app that a page speaks of: the query's `app`, else the one that opened it, else main's own. */
export function appOf(clientType: number, query: Readonly<Record<string, string>>): AppCode {
  return isApp(query.app) ? query.app : (CLIENT_APPS[clientType] ?? 'lxb');
}
