import type { ReactNode } from 'react';
import { classes, Icon, cardShape, clockShape, resetShape } from '@vip/ui';
import { isGold } from './option-mark.tsx';
import type { NamedOption } from './prepared-order.ts';
import styles from './contents.module.css';

interface Column {
  drawing: ReactNode;
  name: string;
  /** One line each. */
  text: readonly string[];
}

interface ColumnsProps {
  columns: readonly Column[];
  label?: string | undefined;
  /** Of the box in which they are sent. */
  tray?: string | undefined;
}

/** What one gets, side by side in one frame. */
const Columns = ({ columns, label, tray }: ColumnsProps) => (
  <ul className={classes(styles.columns, tray)} aria-label={label}>
    {columns.map(({ drawing, name, text }) => (
      <li key={name}>
        <span className={styles.drawing}>{drawing}</span>
        <span className={styles.text}>
          <b>{name}</b>
          {text.length > 0 && (
            <small>
              {text.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </small>
          )}
        </span>
      </li>
    ))}
  </ul>
);

/** The picture of a thing by a word in its name. 会员卡 is a card; 烫金 is gold on ink. */
const PICTURES = [
  { word: '烫金', picture: styles.inkCard },
  { word: '卡', picture: styles.card },
  { word: '手账', picture: styles.notebook },
  { word: '会员', picture: styles.membership },
];

const pictureOf = (name: string) => PICTURES.find(({ word }) => name.includes(word))?.picture ?? styles.gift;

interface ContentsProps {
  option: NamedOption;
  ships: boolean;
  /** Where no heading says it. */
  label?: string;
}

/** What the selected option contains, in a tray of its colour, and how it arrives. The call has no picture of each thing. */
export const Contents = ({ option, ships, label }: ContentsProps) => (
  <Columns
    label={label}
    tray={ships ? (isGold(option) ? styles.goldTray : styles.inkTray) : undefined}
    columns={option.contents.map((name) => ({
      name,
      drawing: <span className={classes(styles.thing, pictureOf(name))} />,
      text: ships ? [/会员$/.test(name) ? '支付即生效' : '随包裹寄出'] : [],
    }))}
  />
);

export const phoneShape = 'M7.5 3.5h9v17h-9zM10.5 17.8h3';

const term = (shape: string) => <Icon shape={shape} size={30} strokeWidth={1.4} />;

/** Of a membership alone. Summaries of the questions on it. */
const LENGTH = { drawing: term(clockShape), name: '会员时长', text: ['已是会员的', '自动顺延'] };
const PHONES = { drawing: term(phoneShape), name: '换手机', text: ['登录同一账号', '即可使用'] };
const TERMS: readonly Column[] = [
  { drawing: term(cardShape), name: '付款方式', text: ['一次性支付', '不自动续费'] },
  { drawing: term(resetShape), name: '退款', text: ['7 天内未使用', '可全额退'] },
];

interface MembershipTermsProps {
  label?: string;
  /** By the seller, on the same page: what it says is not said twice. */
  said?: string;
}

/** On the gold of its card. */
export const MembershipTerms = ({ label, said = '' }: MembershipTermsProps) => (
  <Columns
    label={label}
    tray={styles.goldTray}
    columns={[said.includes('顺延') ? PHONES : LENGTH, ...TERMS]}
  />
);
