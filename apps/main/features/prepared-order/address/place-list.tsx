import { useEffect, useId, useRef } from 'react';
import { Icon, checkShape } from '@vip/ui';
import styles from './region-choice.module.css';
import type { Place } from './regions.ts';

export interface PlaceListProps {
  label: string;
  places: readonly Place[];
  marked: Place | null;
  /** Whether the list came in the place of another one. */
  takesFocus: boolean;
  /** By keyboard: the choice moves, and stays in this list. */
  onMark(place: Place): void;
  /** By a tap. */
  onPick(place: Place): void;
}

/** The places of one step as native radios. */
export function PlaceList({ label, places, marked, takesFocus, onMark, onPick }: PlaceListProps) {
  const name = useId();
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const first =
      list?.querySelector<HTMLElement>('input:checked') ?? list?.querySelector<HTMLElement>('input');
    first?.parentElement?.scrollIntoView({ block: 'nearest' });
    if (takesFocus) first?.focus();
    // When it comes: what is marked later must not move it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div ref={listRef} role="radiogroup" aria-label={label} className={styles.places}>
      {places.map((place) => {
        const isMarked = place.code === marked?.code;
        return (
          <label key={place.code} className={styles.place} data-checked={isMarked || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={place.code}
              checked={isMarked}
              onChange={() => onMark(place)}
              onClick={(event) => {
                // Arrow keys click too, but without a pointer.
                if (event.detail > 0) onPick(place);
              }}
            />
            <span className={styles.ring} aria-hidden="true" />
            {place.name}
            <Icon shape={checkShape} size={18} strokeWidth={2.2} />
          </label>
        );
      })}
    </div>
  );
}
