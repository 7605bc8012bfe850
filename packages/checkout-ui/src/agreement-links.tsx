import { Fragment } from 'react';
import type { Agreement } from '@vip/checkout-react';
import styles from './agreement-links.module.css';

/** 《会员服务协议》和《隐私政策》, each a link to its text. `between` is the text before the last. */
export const AgreementLinks = ({
  agreements,
  between = '',
}: {
  agreements: readonly Agreement[];
  between?: string;
}) => (
  <>
    {agreements.map((agreement, at) => (
      <Fragment key={agreement.document}>
        {at > 0 && at === agreements.length - 1 && between}
        {/* Old engines do not break a line between two texts with `nowrap`. */}
        {at > 0 && <wbr />}
        <a className={styles.link} href={agreement.document}>
          {agreement.name}
        </a>
      </Fragment>
    ))}
  </>
);
