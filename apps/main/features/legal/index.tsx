import { useEffect, useState, useRef } from 'react';
import { useHost, useNavigation } from '@vip/host';
import { legalText } from '#legal-text';
import { useEdition } from '@vip/checkout-react';
import { Foot } from '@vip/checkout-ui';
import { ErrorState, SkeletonText } from '@vip/ui';
import { TEXT_ID } from './text-in-document.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { loginAgreements } from '../../agreements.ts';
import { brand, supportLink } from '../../brand.ts';
import styles from './legal-document.module.css';

/** The page of all legal routes. The composed HTML already has the text. */
export default function LegalPage() {
  const path = useNavigation().path.replace(/\/?(\?.*)?$/, '');
  const { session } = useHost().storage;
  const [text] = useState(() => legalText(path));
  useEffect(() => {
    if (text !== null) session.remove(OPENED_KEY);
  }, [text, session]);
  return (
    <PageFrame>
      {text === null ? (
        <OpenText path={path} />
      ) : (
        <div id={TEXT_ID} data-path={path} dangerouslySetInnerHTML={{ __html: text }} />
      )}
    </PageFrame>
  );
}

/** Session storage: the path that was opened as a document, until its text is shown. */
const OPENED_KEY = 'legal.opened';

const WIDTHS = ['100%', '92%', '96%', '60%', '100%', '88%', '40%'];

/**
 * After a client-side navigation the document does not have the text: opens the document of the path, which has it. If
 * that document lacks the text too, shows an error instead of opening it again and again.
 */
function OpenText({ path }: { path: string }) {
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
            note="你的订单和会员权益不受影响"
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
            查看全文
          </a>
        </p>
      </main>
      <Foot {...brand} agreements={loginAgreements('lxb', useEdition())} />
    </>
  );
}
