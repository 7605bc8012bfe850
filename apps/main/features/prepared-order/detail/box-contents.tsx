import { classes } from '@vip/ui';
import { isMembership, Thing } from '../thing.tsx';
import styles from './box-contents.module.css';

interface BoxContentsProps {
  names: readonly string[];
  isOnVelvet: boolean;
}

/** What the box contains, by how it arrives: what begins with the payment, and what is sent. */
export const BoxContents = ({ names, isOnVelvet }: BoxContentsProps) => {
  const groups = [
    { how: '支付即生效', names: names.filter(isMembership) },
    { how: '随包裹寄出', names: names.filter((name) => !isMembership(name)) },
  ].filter((group) => group.names.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map((group, at) => (
        <div key={group.how} className={classes(styles.group, groups.length > 1 && at === 0 && styles.lead)}>
          <h3>{group.how}</h3>
          <ul>
            {group.names.map((name) => (
              <li key={name}>
                <Thing name={name} isOnVelvet={isOnVelvet} />
                <b>{name}</b>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
