import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { saving } from '@vip/checkout-react';
import styles from './article.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a page under a serif heading. */
export const Section = ({ title, children }: SectionProps) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

/** One line below the masthead: its kind, a stroke, the text. */
export const Line = ({ kind, children }: { kind: ReactNode; children: ReactNode }) => (
  <div className={styles.line}>
    <b className={styles.kind}>{kind}</b>
    <p className={styles.content}>{children}</p>
  </div>
);

export interface Note {
  /** The topic: 退款 */
  about: string;
  text: string;
}

/** Small print: each topic in front of its text. */
export const Notes = ({ notes }: { notes: readonly Note[] }) => (
  <div className={styles.notes}>
    {notes.map(({ about, text }) => (
      <div key={about} className={styles.note}>
        <h3 className={styles.about}>{about}</h3>
        <p className={styles.print}>{text}</p>
      </div>
    ))}
  </div>
);

const HOUSE_NOTES: readonly Note[] = [
  { about: '退款', text: '支付后未生效或重复支付的，请将订单号发给客服，核实后原路退回' },
  { about: '发票', text: '支付后将发票抬头和邮箱发给客服，即可开具电子发票' },
  { about: '未成年人', text: '未满 18 周岁请在监护人同意后支付；未经同意的，请监护人联系客服处理' },
];

const STRUCK_NOTE: Note = {
  about: '划线价',
  text: '套餐日常或曾经的售价，仅供参考，实付以当前售价为准',
};

/** With one on struck prices, if one of `packages` shows such a price. A row with a credit strikes its list price. */
export const notesWith = (notes: readonly Note[], packages: readonly MembershipPackage[]): readonly Note[] =>
  packages.some((pack) => !pack.credit && saving(pack) > 0) ? [...notes, STRUCK_NOTE] : notes;

/** Frequent questions to customer service, below every list of `packages`. */
export const HouseNotes = ({ packages = [] }: { packages?: readonly MembershipPackage[] }) => (
  <Section title="购买须知">
    <Notes notes={notesWith(HOUSE_NOTES, packages)} />
  </Section>
);
