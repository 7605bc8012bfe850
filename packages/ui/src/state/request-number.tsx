import { classes } from '../classes.ts';
import { CopyButton } from '../feedback/copy-button.tsx';
import styles from './request-number.module.css';

interface RequestNumberProps {
  /** Of the failed request, in the logs of the backend. */
  id: string;
  className?: string | undefined;
}

/** What customer service asks for after a failure, to copy. */
export const RequestNumber = ({ id, className }: RequestNumberProps) => (
  <span className={classes(styles.request, className)}>
    错误编号 {id}
    <CopyButton text={id}>复制</CopyButton>
  </span>
);
