import styles from './clauses.module.css';

/** Balanced text: line breaks come after punctuation first, so that no line has a single character. */
export const Clauses = ({ text }: { text: string }) => (
  <>
    {(text.match(/[^，。？]+[，。？」]*/g) ?? []).map((clause) => (
      <span key={clause} className={styles.clause}>
        {clause}
      </span>
    ))}
  </>
);
