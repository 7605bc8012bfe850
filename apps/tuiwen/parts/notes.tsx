import styles from './notes.module.css';

export interface Note {
  /** What it is about: 退款 */
  about: string;
  text: string;
}

/** What the house has to say, set like letters: serif, under a thick rule. */
export const Notes = ({ notes }: { notes: readonly Note[] }) => (
  <div className={styles.notes}>
    {notes.map(({ about, text }) => (
      <div key={about} className={styles.note}>
        <h3 className={styles.about}>{about}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    ))}
  </div>
);
