import type { AppCode } from '../../../brand.ts';

/** A short text with a label. */
export interface Piece {
  label: string;
  text: string;
}

/** A scene of an app: a promise and an example. */
export interface Scene {
  app: AppCode;
  title: string;
  text: string;
  /** The original text. */
  before: Piece;
  /** Suggestions of the app; the first one is selected. */
  after: readonly Piece[];
}

/** The scenes by the name in the link. To add one, add it here. */
export const scenes = {
  reply: {
    app: 'lxb',
    title: '不知道怎么回，问一句就好',
    text: '复制对方的话，选个语气就能回',
    before: { label: '对方说', text: '这周又要加班，周末见不成了。' },
    after: [
      { label: '体贴', text: '那你先忙，忙完我带着热汤去找你。' },
      { label: '幽默', text: '加班抢人这么凶，我去跟它谈谈。' },
      { label: '简短', text: '没事，下周补给我就好。' },
    ],
  },
  dialect: {
    app: 'lxy',
    title: '同一句话，换一种乡音',
    text: '写一句普通话，聊小语换成当地人的说法。',
    before: { label: '普通话', text: '今晚一起吃饭吗？' },
    after: [
      { label: '粤语', text: '今晚一齐食饭好唔好？' },
      { label: '四川话', text: '今晚上一路吃饭噻？' },
      { label: '东北话', text: '今儿晚上一块堆儿吃点啊？' },
    ],
  },
  moment: {
    app: 'yqgs',
    title: '普通的一天，也值得一条',
    text: '挑几张照片，友圈故事帮你配上一句话。',
    before: { label: '今天', text: '下班路上拍了一张晚霞。' },
    after: [
      { label: '安静', text: '天色很晚，晚霞还在等我下班。' },
      { label: '俏皮', text: '今日份加班补偿，老天爷发的。' },
    ],
  },
  sweet: {
    app: 'mxy',
    title: '想说的话，加一点蜜',
    text: '把平常的一句，换成让人心里一软的说法。',
    before: { label: '原来这样说', text: '你到家了吗？' },
    after: [
      { label: '加点蜜', text: '到家告诉我一声，我好放心想你。' },
      { label: '再甜些', text: '你不到家，我的今天就不算过完。' },
    ],
  },
  cue: {
    app: 'tcq',
    title: '站到镜头前，不再忘词',
    text: '贴上稿子，提词器拆成一句一句，跟着你走。',
    before: { label: '稿子', text: '今天教大家三分钟做一碗葱油拌面。' },
    after: [
      { label: '第一句', text: '三分钟，一碗葱油拌面。' },
      { label: '第二句', text: '葱要小火慢炸，炸到边上发黄。' },
      { label: '第三句', text: '面一出锅就拌，趁热最香。' },
    ],
  },
} as const satisfies Record<string, Scene>;

/** The scene of a link; a default scene with `isOther` if the name is unknown. */
export function sceneOf(name: string | undefined): { scene: Scene; isOther: boolean } {
  if (name !== undefined && Object.prototype.hasOwnProperty.call(scenes, name))
    return { scene: scenes[name as keyof typeof scenes], isOther: false };
  return { scene: scenes.reply, isOther: name !== undefined };
}
