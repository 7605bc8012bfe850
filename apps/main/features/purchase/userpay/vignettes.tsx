import { apps, useApp } from '../../../brand.ts';
import { ProofList } from '../../../shared/stories/proof-list.tsx';
import { stories } from '../../../shared/stories/stories.ts';
import { Example } from '../example.tsx';
import styles from './vignettes.module.css';

/** What the app of the membership does: one example, then three uses, engraved on plates. */
export function Vignettes() {
  const app = useApp();
  const { example, proofs } = stories[app];
  return (
    <section className={styles.vignettes}>
      <h2>{apps[app]}能帮你</h2>
      <Example {...example} />
      <ProofList proofs={proofs} />
    </section>
  );
}
