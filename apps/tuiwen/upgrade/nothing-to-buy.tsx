import { Button } from '@vip/ui';
import styles from './nothing-to-buy.module.css';
import { endText } from './edition-heads.ts';
import type { Standing } from './standing.ts';

interface NothingToBuyProps {
  standing: Standing;
  /** Turns to the purchase page. */
  toPackageList(): void;
  logIn(): void;
}

interface Words {
  title: string;
  text: string;
  act: string;
}

/** Only who has an edition that can be stepped up from has something to buy here: says why not, and where to go. */
const wordsFor = (standing: Standing): Words => {
  switch (standing.kind) {
    case 'unknown':
      return {
        title: '先看看你现在是哪一版',
        text: '用开通时的手机号登录，剩下的天数就能抵钱。还没开通过，直接去开通。',
        act: '去开通会员',
      };
    case 'none':
      return { title: '你还不是会员', text: '开通以后才能升级，开通哪一版都可以。', act: '去开通会员' };
    case 'member':
      return {
        title: '已经是最高一版',
        text: `没有可以再升的了，权益全都有。${endText(standing) && `${endText(standing)}，可以接着续。`}`,
        act: '去续期',
      };
  }
};

export const NothingToBuy = ({ standing, toPackageList, logIn }: NothingToBuyProps) => {
  const { title, text, act } = wordsFor(standing);
  return (
    <section className={styles.note}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.acts}>
        {standing.kind === 'unknown' && <Button onClick={logIn}>用手机号登录</Button>}
        <Button variant={standing.kind === 'unknown' ? 'line' : 'solid'} onClick={toPackageList}>
          {act}
        </Button>
      </div>
    </section>
  );
};
