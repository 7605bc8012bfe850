import { apps, useApp } from '../../../brand.ts';
import { ProofList } from '../../../shared/stories/proof-list.tsx';
import { stories } from '../../../shared/stories/stories.ts';
import { Example } from '../example.tsx';
import styles from './uses.module.css';

/** What the app of the membership does: one example, then its uses in a rail. */
export function Uses() {
  const app = useApp();
  const { example, proofs } = stories[app];
  const title = `${apps[app]}能帮你`;
  return (
    <section className={styles.uses}>
      <h2>{title}</h2>
      <Example {...example} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus */}
      <div className={styles.rail} role="group" aria-label={title} tabIndex={0}>
        <ProofList proofs={proofs} />
      </div>
    </section>
  );
}
