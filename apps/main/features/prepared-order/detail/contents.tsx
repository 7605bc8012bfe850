import { Icon, cardShape, clockShape, giftShape, headsetShape, penShape, starShape } from '@vip/ui';
import type { NamedOption } from '../prepared-order.ts';
import styles from './detail.module.css';

interface Row {
  shape: string;
  name: string;
  /** May be ''. */
  text: string;
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ shape, name, text }) => (
      <li key={name}>
        <span className={styles.tile}>
          <Icon shape={shape} size={20} />
        </span>
        <span className={styles.rowText}>
          <b>{name}</b>
          {text && <span>{text}</span>}
        </span>
      </li>
    ))}
  </ul>
);

/** The drawing of a thing by a word in its name. 会员卡 is a card. */
const DRAWINGS = [
  { word: '卡', shape: cardShape },
  { word: '手账', shape: penShape },
  { word: '会员', shape: starShape },
];

/** What the selected option contains, and how it arrives. The call has no picture of each thing. */
export const Contents = ({ contents, ships }: Pick<NamedOption, 'contents'> & { ships: boolean }) => (
  <Rows
    rows={contents.map((name) => ({
      name,
      shape: DRAWINGS.find(({ word }) => name.includes(word))?.shape ?? giftShape,
      text: ships ? (/会员$/.test(name) ? '支付后立即生效' : '随包裹寄出') : '',
    }))}
  />
);

/** Of a membership alone. Summaries of the questions below. */
const TERMS: readonly Row[] = [
  { shape: clockShape, name: '会员时长', text: '已是会员的自动顺延' },
  { shape: cardShape, name: '付款方式', text: '一次性支付，不自动续费' },
  { shape: headsetShape, name: '退款', text: '7 天内未使用可全额退' },
];

export const MembershipTerms = () => <Rows rows={TERMS} />;
