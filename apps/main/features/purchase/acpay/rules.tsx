import styles from './rules.module.css';

/** The activity's rules, numbered as customer service names them. */
export const Rules = ({ rules }: { rules: readonly string[] }) => (
  <section className={styles.rules}>
    <h2>活动规则</h2>
    <ol>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  </section>
);
