import { classes } from '../classes.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A number is px at the usual text size and grows with the text; a string is any CSS length. */
  width: number | string;
  height: number | string;
  radius?: number | string;
  className?: string | undefined;
}

const length = (value: number | string) => (typeof value === 'number' ? `${value / 16}rem` : value);

/** A placeholder block; shimmers after a second. */
export const Skeleton = ({ width, height, radius = 8, className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classes(styles.block, className)}
    style={{ width: length(width), height: length(height), borderRadius: radius }}
  />
);

/** A placeholder with the height of a line of text at any text size. */
export const SkeletonText = ({ width }: { width: number | string }) => (
  <span aria-hidden="true" className={styles.line} style={{ width: length(width) }}>
    {'\u00a0'}
    <span className={classes(styles.block, styles.fill)} />
  </span>
);
