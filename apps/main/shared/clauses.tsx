import styles from './clauses.module.css';

/** A text that breaks after its stops first, so that no line is left with a single character. */
export const Clauses = ({ text }: { text: string }) => (
  <>
    {(text.match(/[^，。？]+[，。？」]*/g) ?? []).map((clause) => (
      <span key={clause} className={styles.clause}>
        {clause}
      </span>
    ))}
  </>
);
