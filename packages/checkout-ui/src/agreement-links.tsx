import { Fragment } from 'react';
import type { Agreement } from '@vip/checkout-react';
import styles from './agreement-links.module.css';

/** 《会员服务协议》《隐私政策》, each a link to its text. */
export const AgreementLinks = ({ agreements }: { agreements: readonly Agreement[] }) => (
  <>
    {agreements.map((agreement, at) => (
      <Fragment key={agreement.document}>
        {/* Old engines do not break a line between two texts with `nowrap`. */}
        {at > 0 && <wbr />}
        <a className={styles.link} href={agreement.document}>
          {agreement.name}
        </a>
      </Fragment>
    ))}
  </>
);
