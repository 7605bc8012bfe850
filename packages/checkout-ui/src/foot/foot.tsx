import styles from './foot.module.css';

export interface FootProps {
  company: string;
  /** 浙ICP备2024000001号 */
  icp: string;
  /** `hours` as people say it: 9 点至 22 点. */
  support: { phone: string; hours: string };
  /** Paths of legal pages with their names. */
  agreements: readonly { document: string; name: string }[];
}

/** Who sells here, how to reach them, and what they promise. Closes every page. */
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
      {/* Old engines break no line between a text and one that is kept whole. */}
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
