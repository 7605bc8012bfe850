import type { ReactNode } from 'react';
import { AppSign } from '../stage.tsx';
import { appsOnPhones } from '../apps-on-phones.ts';
import { HandedOver, ReadPicture, Stuck, Tones } from './drawings.tsx';

/** One of the five screens. */
export interface Panel {
  title: string;
  text: string;
  drawing: ReactNode;
}

/** What 聊小白 does, told in five screens. */
export const panels: readonly Panel[] = [
  { title: '这句话，怎么回？', text: '打了又删，删了又打，十分钟过去了。', drawing: <Stuck /> },
  { title: '复制给聊小白', text: '复制对方的话，点「帮我回」。', drawing: <HandedOver /> },
  { title: '语气，随你挑', text: '体贴、幽默、简短、商务，会员有 28 种。', drawing: <Tones /> },
  { title: '截图，也看得懂', text: '会员发一张聊天截图，它说出对方在意什么。', drawing: <ReadPicture /> },
  {
    title: '不知道怎么回，问一句就好',
    text: '打开聊小白，回好眼前这一句。',
    drawing: <AppSign shape={appsOnPhones.lxb.shape} />,
  },
];
