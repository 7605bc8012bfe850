import { useEffect, useRef, useState } from 'react';
import { useHost } from '@vip/host';
import { useEdition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { ErrorState, SkeletonText } from '@vip/ui';
import { loginAgreements } from '../../agreements.ts';
import { brand, supportLink } from '../../brand.ts';
import styles from './legal-document.module.css';

/** The path that was opened as a document last, for as long as its text has not been seen. */
export const OPENED_KEY = 'legal.opened';

const WIDTHS = ['100%', '92%', '96%', '60%', '100%', '88%', '40%'];

/**
 * Somebody came without a new document, so the text is not in this one: opens its document, which has it. Where that
 * has been done and the text is still not there, says so instead of doing it for ever.
 */
export function OpenText({ path }: { path: string }) {
  const { session } = useHost().storage;
  const link = useRef<HTMLAnchorElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (session.get(OPENED_KEY) === path) {
      session.remove(OPENED_KEY);
      setFailed(true);
      return;
    }
    session.set(OPENED_KEY, path);
    link.current?.click();
  }, [path, session]);

  return (
    <>
      <main className={styles.text} aria-busy={!hasFailed}>
        <h1>服务条款</h1>
        {hasFailed ? (
          <ErrorState
            text="页面加载失败"
            note="你的订单和会员都不受影响。"
            onRetry={() => link.current?.click()}
            onSupport={supportLink}
          />
        ) : (
          WIDTHS.map((width, at) => (
            <p key={at} className={styles.body} aria-hidden="true">
              <SkeletonText width={width} />
            </p>
          ))
        )}
        <p className={styles.body}>
          <a ref={link} href={path}>
            打开全文
          </a>
        </p>
      </main>
      <Foot {...brand} agreements={loginAgreements('lxb', useEdition())} />
    </>
  );
}
