import type { Benefit } from '@vip/api';
import styles from './benefit-table.module.css';

/** What members have that others have not, line by line. */
export const BenefitTable = ({ benefits }: { benefits: Benefit[] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">权益</th>
        <th scope="col">非会员</th>
        <th scope="col">会员</th>
      </tr>
    </thead>
    <tbody>
      {benefits.map((benefit) => (
        <tr key={benefit.name}>
          <th scope="row">{benefit.name}</th>
          <td>{benefit.free}</td>
          <td>{benefit.member}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
