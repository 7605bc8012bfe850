import { Icon } from '@vip/ui';
import styles from './gain-list.module.css';
import type { Gain } from './gains.ts';

/** What a level brings, line by line, each with the same sign. */
export const GainList = ({ gains, shape }: { gains: readonly Gain[]; shape: string }) => (
  <ul className={styles.gains}>
    {gains.map(({ title, detail }) => (
      <li key={title}>
        <Icon shape={shape} size={22} />
        <span>
          {title}
          {detail && <small>{detail}</small>}
        </span>
      </li>
    ))}
  </ul>
);
