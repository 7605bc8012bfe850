import type { ReactNode } from 'react';
import { Icon, checkShape, imageShape } from '@vip/ui';
import { Rosette } from '../../../shared/rosette.tsx';
import { AppSign } from '../app-flower.tsx';
import { appsOnPhones } from '../apps-on-phones.ts';
import { Answer, Draft, Said, Time } from './bubble.tsx';
import styles from './scenes.module.css';

/** A received message, and an answer that does not get written. */
const Stuck = () => (
  <>
    <Time>周五 21:36</Time>
    <Said>在吗？这周末有空吗</Said>
    <Draft struck={['有空呀，你想去哪', '看情况吧', '怎么了，有事吗']} written="嗯" />
    <Time>21:46</Time>
  </>
);

/** The message is copied by its menu and handed to the app. */
const HandedOver = () => (
  <>
    <p className={styles.menu}>
      <b>复制</b>
      <span>转发</span>
      <span>收藏</span>
    </p>
    <Said isMarked>在吗？这周末有空吗</Said>
    <svg className={styles.way} width="96" height="92" viewBox="0 0 96 92" fill="none" strokeLinecap="round">
      <path d="M3 4c46 0 61 30 61 74" stroke="#e2cb9c" strokeWidth="2.5" strokeDasharray="1 8" />
      <path d="M54 75l10 12 10-12" stroke="#e2cb9c" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
    <div className={styles.app}>
      <Icon shape={appsOnPhones.lxb.shape} size={28} />
      <span>聊小白</span>
      <b>帮我回</b>
    </div>
  </>
);

/** Three answers to choose from. */
const Tones = () => (
  <>
    <Said>在吗？这周末有空吗</Said>
    <Answer label="体贴">有空呀，正好想见见你</Answer>
    <Answer label="幽默" isChosen>
      这周末归你了，说吧，去哪
    </Answer>
    <Answer label="简短">有空，几点见？</Answer>
  </>
);

/** A screenshot of a chat, and what is behind the words. */
const ReadPicture = () => (
  <>
    <div className={styles.screenshot}>
      <p className={styles.shotBar}>
        <Icon shape={imageShape} size={18} />
        聊天截图
      </p>
      <Said>算了，你忙吧</Said>
      <Said>下次再说</Said>
    </div>
    <Answer isChosen className={styles.reading}>
      <small>对方在意</small>
      约好的见面又要改期
      <small>建议</small>
      先说抱歉，再主动定下时间
    </Answer>
  </>
);

/** The chosen answer is sent, and the chat goes on. */
const Sent = () => (
  <>
    <span className={styles.sign}>
      <Rosette className={styles.around} />
      <AppSign shape={appsOnPhones.lxb.shape} />
    </span>
    <Answer isChosen>这周末归你了，说吧，去哪</Answer>
    <p className={styles.delivered}>
      <Icon shape={checkShape} size={14} strokeWidth={2.4} />
      21:47
    </p>
    <Said>哈哈哈，周六看展，不许迟到</Said>
  </>
);

/** One of the five screens. */
export interface Panel {
  title: string;
  text: string;
  /** The text of the scene, for screen readers. */
  scene: string;
  drawing: ReactNode;
}

/** What 聊小白 does: one message and its answer, in five screens. */
export const panels: readonly Panel[] = [
  {
    title: '这句话，怎么回？',
    text: '打了又删，删了又打，十分钟过去了',
    scene: '对方问「在吗？这周末有空吗」，回复写了三次又删掉',
    drawing: <Stuck />,
  },
  {
    title: '复制给聊小白',
    text: '复制对方的话，点「帮我回」',
    scene: '长按对方的话，点「复制」，再到聊小白点「帮我回」',
    drawing: <HandedOver />,
  },
  {
    title: '语气，随你挑',
    text: '体贴、幽默、简短、商务，会员可选 28 种',
    scene: '三种回复，选了幽默的「这周末归你了，说吧，去哪」',
    drawing: <Tones />,
  },
  {
    title: '截图，也看得懂',
    text: '会员可发聊天截图，帮你看懂对方在意什么',
    scene: '截图里对方说「算了，你忙吧」，聊小白建议先说抱歉，再主动定下时间',
    drawing: <ReadPicture />,
  },
  {
    title: '不知道怎么回，问一句就好',
    text: '打开聊小白，回好眼前这一句',
    scene: '回复发出后，对方答「哈哈哈，周六看展，不许迟到」',
    drawing: <Sent />,
  },
];
