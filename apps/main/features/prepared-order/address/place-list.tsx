import { useEffect, useId, useRef } from 'react';
import { shortName, type Area, type Place } from './regions.ts';
import styles from './region-sheet.module.css';

interface PlaceListProps {
  label: string;
  /** Provinces by the part of the country; others in one list. */
  areas: readonly Area[];
  selected: Place | null;
  /** Whether the list replaces another one. */
  takesFocus: boolean;
  /** The keyboard moved the selection. */
  onSelect(place: Place): void;
  /** A tap confirmed a place. */
  onConfirm(place: Place): void;
}

/** The places of one step as native radios. */
export function PlaceList({ label, areas, selected, takesFocus, onSelect, onConfirm }: PlaceListProps) {
  const name = useId();
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const first =
      list?.querySelector<HTMLElement>('input:checked') ?? list?.querySelector<HTMLElement>('input');
    first?.parentElement?.scrollIntoView({ block: 'nearest' });
    if (takesFocus) first?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on mount only: a later selection must not scroll the list
  }, []);
  return (
    <div ref={listRef} role="radiogroup" aria-label={label} className={styles.places}>
      {areas.map(({ name: area, places }) => (
        <div key={area} className={styles.area}>
          {area && <p className={styles.areaName}>{area}</p>}
          <div className={area ? styles.short : styles.list}>
            {places.map((place) => (
              <PlaceRadio
                key={place.code}
                name={name}
                place={place}
                isShort={area !== ''}
                isSelected={place.code === selected?.code}
                onSelect={onSelect}
                onConfirm={onConfirm}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface PlaceRadioProps extends Pick<PlaceListProps, 'onSelect' | 'onConfirm'> {
  /** Of the group. */
  name: string;
  place: Place;
  isShort: boolean;
  isSelected: boolean;
}

const PlaceRadio = ({ name, place, isShort, isSelected, onSelect, onConfirm }: PlaceRadioProps) => (
  <label className={styles.place} data-checked={isSelected || undefined}>
    <input
      type="radio"
      className={styles.placeInput}
      name={name}
      value={place.code}
      // 浙江 is seen.
      aria-label={isShort ? place.name : undefined}
      checked={isSelected}
      onChange={() => onSelect(place)}
      onClick={(event) => {
        // Arrow keys trigger a click too, but without a pointer.
        if (event.detail > 0) onConfirm(place);
      }}
    />
    <span className={styles.ring} aria-hidden="true" />
    {isShort ? shortName(place) : place.name}
  </label>
);
