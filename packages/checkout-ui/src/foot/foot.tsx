import styles from './foot.module.css';

export interface FootProps {
  company: string;
  /** 浙ICP备2024000001号 */
  icp: string;
  /** `hours` as text: 9 点至 22 点. */
  support: { phone: string; hours: string };
  /** Paths of legal pages with their names. */
  agreements: readonly { document: string; name: string }[];
}

/** The footer of every page: company, customer service, agreements. */
export const Foot = ({ company, icp, support, agreements }: FootProps) => (
  <footer className={styles.foot}>
    <p className={styles.links}>
      <a href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>联系客服</a>
      {agreements.map((agreement) => (
        <a key={agreement.document} href={agreement.document}>
          {agreement.name.replace(/[《》]/g, '')}
        </a>
      ))}
    </p>
    <p>
      客服电话 <span className={styles.whole}>{support.phone}</span>，
      {/* Old engines do not break a line before a text with `nowrap`. */}
      <wbr />
      <span className={styles.whole}>{support.hours}</span>
    </p>
    <p>{company}</p>
    <p>
      <a className={styles.record} href="https://beian.miit.gov.cn/" rel="noreferrer">
        {icp}
      </a>
    </p>
  </footer>
);
