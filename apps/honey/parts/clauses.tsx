import styles from './clauses.module.css';

/** A text that breaks between its clauses first, so that no line is left with a single character. */
export const Clauses = ({ text }: { text: readonly string[] }) => (
  <>
    {text.map((clause) => (
      <span key={clause} className={styles.clause}>
        {clause}
      </span>
    ))}
  </>
);
