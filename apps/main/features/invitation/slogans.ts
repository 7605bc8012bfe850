import type { AppCode } from '../../brand.ts';

/** Two short lines that say what an app is for, on its poster and on the friend's page. */
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
