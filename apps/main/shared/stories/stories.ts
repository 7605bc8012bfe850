import type { AppCode } from '../../brand.ts';
import {
  cardsPicture,
  chipsPicture,
  clockPicture,
  framePicture,
  globePicture,
  lensPicture,
  pausePicture,
  penPicture,
  repliesPicture,
  soundPicture,
  stepsPicture,
  tonePicture,
  voicesPicture,
  type Picture,
} from './pictures.ts';

/** An app, for readers who do not know it. */
export interface Story {
  /** Two lines: a problem, and its solution. Each in two parts, between which large text breaks first. */
  headline: readonly [string, string, string, string];
  /** What the app does, one sentence. */
  lead: string;
  /** One example: the input, and under a label three tagged outputs, the first of them chosen. */
  example: { given: string; label: string; gives: readonly [ExampleAnswer, ExampleAnswer, ExampleAnswer] };
  /** Three uses. */
  proofs: readonly [Proof, Proof, Proof];
}

interface ExampleAnswer {
  tag: string;
  text: string;
}

export interface Proof {
  picture: Picture;
  name: string;
  text: string;
}

const chat = {
  example: {
    given: '这周末有空吗？好久没见了。',
    label: '三种回法，选一种',
    gives: [
      { tag: '热情', text: '有空呀，周六下午？正想约你。' },
      { tag: '稳妥', text: '周六下午可以，地方你来挑。' },
      { tag: '婉拒', text: '这周末要加班，下周我请你，行吗？' },
    ],
  },
  proofs: [
    { picture: repliesPicture, name: '粘贴即回', text: '复制对方的话，几秒给出三种回法' },
    { picture: chipsPicture, name: '语气随你', text: '从商务到俏皮，多种语气随心选' },
    { picture: penPicture, name: '你说了算', text: '每一句都能改，满意了再发送' },
  ],
} as const;

/** The story of each app. */
export const stories: Readonly<Record<AppCode, Story>> = {
  lxb: {
    headline: ['消息不知道', '怎么回？', '让聊小白', '帮你想'],
    lead: '聊小白是一款聊天助手，回客户、回长辈都合适',
    ...chat,
  },
  la: {
    headline: ['话到嘴边', '说不出？', '聊伴', '替你开个头'],
    lead: '聊伴是轻巧的聊天助手，一句话生成多种回复',
    ...chat,
  },
  mxy: {
    headline: ['想说得', '甜一点？', '蜜小语', '给你加点蜜'],
    lead: '蜜小语是一款聊天助手，换成更会哄人的说法',
    example: {
      given: '早点睡。',
      label: '三种说法，选一种',
      gives: [
        { tag: '温柔', text: '今天辛苦了，早点睡，明天我叫你。' },
        { tag: '俏皮', text: '手机放下，被子盖好，做个好梦。' },
        { tag: '关心', text: '再忙也要睡够，不然我会担心。' },
      ],
    },
    proofs: chat.proofs,
  },
  lxy: {
    headline: ['外语', '说不地道？', '聊小语', '教你换个说法'],
    lead: '聊小语是一款语言助手，给出当地人的说法',
    example: {
      given: '谢谢你今天帮了我这么多。',
      label: '三种说法，选一种',
      gives: [
        { tag: '日常', text: '口语里最常用的一种，朋友之间用。' },
        { tag: '礼貌', text: '对长辈和客户说，更得体。' },
        { tag: '书面', text: '写邮件和卡片时用。' },
      ],
    },
    proofs: [
      { picture: globePicture, name: '说中文就行', text: '说出或写下想说的话，其余交给聊小语' },
      { picture: voicesPicture, name: '几种说法', text: '日常、礼貌、书面，各有用处' },
      { picture: soundPicture, name: '听了再说', text: '每一句都能听发音、跟读' },
    ],
  },
  tcq: {
    headline: ['一上镜', '就忘词？', '提词器', '替你记着'],
    lead: '提词器用于拍视频和演讲，稿子跟随语速滚动',
    example: {
      given: '贴上一篇三分钟的口播稿。',
      label: '贴上就能提词',
      gives: [
        { tag: '分段', text: '长稿子自动拆成一张张提词卡。' },
        { tag: '跟读', text: '语速快就滚得快，停下就暂停。' },
        { tag: '悬浮', text: '浮在相机上面，眼睛不用离开镜头。' },
      ],
    },
    proofs: [
      { picture: tonePicture, name: '跟着语速走', text: '无需手动翻页，说到哪里滚到哪里' },
      { picture: lensPicture, name: '字大看得清', text: '字号、颜色、行距均可调节' },
      { picture: cardsPicture, name: '稿子不会丢', text: '更换手机登录，提词卡不丢失' },
    ],
  },
  xpy: {
    headline: ['没有', '好嗓子？', '小配音', '替你开口'],
    lead: '小配音把文字变成声音，几分钟即可导出',
    example: {
      given: '贴上一段短视频文案。',
      label: '三种声音，选一种',
      gives: [
        { tag: '旁白', text: '沉稳男声，适合讲故事和纪录片。' },
        { tag: '亲切', text: '邻家女声，适合带货和生活分享。' },
        { tag: '活泼', text: '明亮童声，适合亲子和动画。' },
      ],
    },
    proofs: [
      { picture: tonePicture, name: '文字变声音', text: '粘贴文案，选好声线即可生成' },
      { picture: pausePicture, name: '停顿能调', text: '语速、停顿、重音，逐句可调' },
      { picture: soundPicture, name: '满意再导出', text: '先试听，满意后导出成品' },
    ],
  },
  ttscq: {
    headline: ['做图', '总缺素材？', '天天素材', '天天更新'],
    lead: '天天素材是一个素材库，搜索即可下载使用',
    example: {
      given: '搜「中秋海报」。',
      label: '找到三类素材',
      gives: [
        { tag: '模板', text: '换上自己的字，就是一张海报。' },
        { tag: '图片', text: '月亮、桂花、灯笼，都有透明底。' },
        { tag: '音效', text: '配上一段轻音乐，发成短视频。' },
      ],
    },
    proofs: [
      { picture: lensPicture, name: '一搜就有', text: '按主题、颜色和尺寸查找素材' },
      { picture: framePicture, name: '无水印', text: '会员下载的素材无水印' },
      { picture: clockPicture, name: '天天更新', text: '节日和热点素材提前备好' },
    ],
  },
  mrky: {
    headline: ['口语', '开不了口？', '每日口语', '陪你读'],
    lead: '每日口语是口语练习应用，读完即知哪里不准',
    example: {
      given: '今天的一课：在餐厅点菜。',
      label: '一课分三步',
      gives: [
        { tag: '听', text: '先听一遍原声，看懂每一句。' },
        { tag: '读', text: '跟着读，哪个音不准当场标出来。' },
        { tag: '练', text: '难的那几句，再读三遍。' },
      ],
    },
    proofs: [
      { picture: clockPicture, name: '一天一课', text: '每课几分钟，等车时即可练完' },
      { picture: tonePicture, name: '当场纠音', text: '读完即知哪个音不准' },
      { picture: stepsPicture, name: '看得见进步', text: '每课成绩都有记录，进步清晰可见' },
    ],
  },
  yqgs: {
    headline: ['照片拍了', '不知道怎么发？', '友圈故事', '帮你成篇'],
    lead: '友圈故事把照片排成好看的图文，分享给朋友',
    example: {
      given: '选几张周末的照片。',
      label: '三步成篇',
      gives: [
        { tag: '版式', text: '几十种版式，照片自动排好。' },
        { tag: '文案', text: '写一句话，不会写也有现成的。' },
        { tag: '分享', text: '一个链接，朋友点开就能看。' },
      ],
    },
    proofs: [
      { picture: framePicture, name: '排版不费劲', text: '选好照片，自动排版' },
      { picture: penPicture, name: '一句话成篇', text: '写一句话，多种配文可选' },
      { picture: globePicture, name: '谁看你定', text: '仅朋友可见，或所有人可见' },
    ],
  },
};
