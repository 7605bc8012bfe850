import type { ReactNode } from 'react';
import styles from './article.module.css';

/** A part of a page under a serif heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

/** One line below the masthead: its kind, a stroke, the text. */
export const Line = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <div className={styles.line}>
    <b className={styles.kind}>{kind}</b>
    <p className={styles.content}>{children}</p>
  </div>
);

export interface NumberedItem {
  title: string;
  text: string;
  /** Less prominent, after the text. */
  aside?: string;
}

/** Ruled entries, each with its number in front. */
export const NumberedList = ({ items }: { items: readonly NumberedItem[] }) => (
  <ol className={styles.list}>
    {items.map(({ title, text, aside }, at) => (
      <li key={title} className={styles.item}>
        <span className={styles.number} aria-hidden="true">
          {at + 1}
        </span>
        <div className={styles.content}>
          <b className={styles.itemTitle}>{title}</b>
          <p className={styles.text}>
            <span>{text}</span>
            {aside && <span className={styles.aside}>{aside}</span>}
          </p>
        </div>
      </li>
    ))}
  </ol>
);

export interface Note {
  /** The topic: 退款 */
  about: string;
  text: string;
}

/** Editor's notes: serif, below a thick rule. */
export const Notes = ({ notes }: { notes: readonly Note[] }) => (
  <div className={styles.notes}>
    {notes.map(({ about, text }) => (
      <div key={about} className={styles.note}>
        <h3 className={styles.about}>{about}</h3>
        <p className={styles.letter}>{text}</p>
      </div>
    ))}
  </div>
);

const HOUSE_NOTES: readonly Note[] = [
  { about: '退款', text: '付了款没有生效，或者多付了一笔，把订单编号告诉客服，核对后原路退回。' },
  { about: '发票', text: '付款后联系客服，告诉我们抬头和邮箱，就能开发票。' },
  { about: '未成年人', text: '未满 18 岁，请和家长商量好再付。家长不知情的付款，可以联系客服处理。' },
];

/** Frequent questions to customer service, below every package list. */
export const HouseNotes = () => (
  <Section title="编者按">
    <Notes notes={HOUSE_NOTES} />
  </Section>
);
