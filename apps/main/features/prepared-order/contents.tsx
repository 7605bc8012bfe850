import type { ReactNode } from 'react';
import { Icon, cardShape, clockShape, resetShape } from '@vip/ui';
import type { NamedOption } from './prepared-order.ts';
import { groundOf, isMembership, Thing } from './thing.tsx';
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
}

/** What one gets, side by side, on the ground of the goods. */
const Columns = ({ columns, label }: ColumnsProps) => (
  <ul className={styles.columns} aria-label={label}>
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

/** What the selected option contains and how it arrives, on the ground of its goods. No heading says what it is. */
export const Contents = ({ option }: { option: NamedOption }) => {
  const { isVelvet } = groundOf(option, true);
  return (
    <Columns
      label="本单包含"
      columns={option.contents.map((name) => ({
        name,
        drawing: <Thing name={name} isOnVelvet={isVelvet} />,
        text: [isMembership(name) ? '支付即生效' : '随包裹寄出'],
      }))}
    />
  );
};

const phoneShape = 'M7.5 3.5h9v17h-9zM10.5 17.8h3';

const term = (shape: string) => <Icon shape={shape} size={30} strokeWidth={1.4} />;

/** Of a membership alone. Summaries of the questions on it, each with the word by which a seller says the same. */
const TERMS: readonly (Column & { word: string })[] = [
  { word: '顺延', drawing: term(clockShape), name: '会员时长', text: ['已是会员的', '自动顺延'] },
  { word: '续费', drawing: term(cardShape), name: '付款方式', text: ['一次性支付', '不自动续费'] },
  { word: '手机', drawing: term(phoneShape), name: '换手机', text: ['登录同一账号', '即可使用'] },
  { word: '退款', drawing: term(resetShape), name: '退款', text: ['7 天内未使用', '可全额退'] },
];

/** Three at most of what the seller's text on the same page does not say; none where it says all. */
export function unsaidTerms(said = ''): readonly Column[] {
  const unsaid = TERMS.filter(({ word }) => !said.includes(word));
  // Without the seller's text the phone is the one that no purchase depends on.
  return unsaid.length > 3 ? unsaid.filter(({ word }) => word !== '手机') : unsaid;
}

interface MembershipTermsProps {
  label?: string;
  terms?: readonly Column[];
}

export const MembershipTerms = ({ label, terms = unsaidTerms() }: MembershipTermsProps) => (
  <Columns label={label} columns={terms} />
);
