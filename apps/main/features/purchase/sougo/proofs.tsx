import { ProofList } from '../../../shared/stories/proof-list.tsx';
import type { Story } from '../../../shared/stories/stories.ts';
import styles from './proofs.module.css';

/** Three uses of the app, in front of discs of light. */
export const Proofs = ({ appName, proofs }: { appName: string; proofs: Story['proofs'] }) => (
  <section className={styles.proofs}>
    <h2>{appName}能帮你</h2>
    <ProofList proofs={proofs} />
  </section>
);
