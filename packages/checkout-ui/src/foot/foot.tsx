import { supportAddress, type BrandIdentity } from '@vip/checkout-react';
import styles from './foot.module.css';

export interface FootProps extends BrandIdentity {
  /** Paths of legal pages with their names. */
  agreements: readonly { document: string; name: string }[];
}

/** The footer of every page: company, customer service, agreements, filings. */
export const Foot = ({ company, icp, telecomLicence, policeRecord, support, agreements }: FootProps) => (
  <footer className={styles.foot}>
    <p className={styles.links}>
      <a href={supportAddress(support)}>联系客服</a>
      {agreements.map((agreement) => (
        <a key={agreement.document} href={agreement.document}>
          {agreement.name.replace(/[《》]/g, '')}
        </a>
      ))}
    </p>
    <p>
      客服电话 <span>{support.phone}，</span>
      <span>{support.hours}</span>
    </p>
    <p>
      {/* A name ends with a word and 有限公司. */}
      <span>{company.slice(0, -6)}</span>
      <span>{company.slice(-6)}</span>
    </p>
    <p>
      <a className={styles.record} href="https://beian.miit.gov.cn/" rel="noreferrer">
        {icp}
      </a>
      {policeRecord && (
        <a className={styles.record} href={policeAddress(policeRecord)} rel="noreferrer">
          {policeRecord}
        </a>
      )}
    </p>
    {telecomLicence && (
      <p>
        <span>增值电信业务经营许可证</span> <span>{telecomLicence}</span>
      </p>
    )}
  </footer>
);

/** The public entry of a filing: its number without words is the `code`. */
const policeAddress = (record: string): string =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${record.replace(/\D/g, '')}`;
