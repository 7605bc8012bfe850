import { useId } from 'react';
import type { Address } from '@vip/api';
import { Icon, classes, downShape } from '@vip/ui';
import { regionText } from '../address-text.ts';
import styles from './region-field.module.css';

export interface RegionFieldProps {
  address: Address;
  error: string | null;
  onOpen(): void;
}

/** Looks like the fields around it, and opens the picker. */
export function RegionField({ address, error, onOpen }: RegionFieldProps) {
  const id = useId();
  const region = regionText(address);
  return (
    <div className={styles.field}>
      <span id={`${id}l`} className={styles.label}>
        所在地区
      </span>
      <button
        type="button"
        className={classes(styles.line, error && styles.wrong)}
        aria-haspopup="dialog"
        aria-labelledby={`${id}l ${id}v`}
        aria-describedby={error ? `${id}e` : undefined}
        data-wrong={error ? '' : undefined}
        onClick={onOpen}
      >
        <span id={`${id}v`} className={region ? styles.value : styles.none}>
          {region || '请选择省、市、区'}
        </span>
        <Icon shape={downShape} size={20} />
      </button>
      {error && (
        <p id={`${id}e`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
