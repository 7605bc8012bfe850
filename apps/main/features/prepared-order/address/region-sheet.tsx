import { useEffect, useId, useRef, useState } from 'react';
import { Button, checkShape, Icon, Sheet } from '@vip/ui';
import { choicesIn, DEPTH, goBackTo, goInto, type Place, type RegionNames, type Regions } from './regions.ts';
import styles from './address.module.css';

export { recogniseAddress } from './recognise-address.ts';
export { regions } from './regions.ts';

export interface RegionSheetProps {
  isOpen: boolean;
  onClose(): void;
  regions: Regions;
  /** The selected region. Unknown names are ignored. */
  names: RegionNames;
  onChosen(names: RegionNames): void;
}

/** Selects province, city and district in three steps. */
export const RegionSheet = ({ isOpen, onClose, ...choice }: RegionSheetProps) => (
  <Sheet title="所在地区" isOpen={isOpen} onClose={onClose}>
    <RegionChoice {...choice} />
  </Sheet>
);

const STEPS = ['省份', '城市', '区县'] as const;

interface RegionChoiceProps {
  regions: Regions;
  names: RegionNames;
  onChosen(names: RegionNames): void;
}

/**
 * The three steps. A tap on a place confirms it at once. Arrow keys only move the selection, and 下一步 or 确定, which
 * then appears, confirms it, so that keyboard users can read the list first.
 */
export function RegionChoice({ regions, names, onChosen }: RegionChoiceProps) {
  const [path, setPath] = useState<Place[]>(() => {
    const known = regions.find(names);
    return known.length === DEPTH ? goBackTo(regions, known, DEPTH - 1) : known;
  });
  const [selected, setSelected] = useState<Place | null>(() => regions.find(names)[path.length] ?? null);
  const [isMoved, setMoved] = useState(false);
  const step = STEPS[path.length] ?? STEPS[0];
  const places = regions.below(path);
  // The change event of a tap may arrive after the next list is shown: ignore places of another list.
  const current = places.find(({ code }) => code === selected?.code) ?? null;

  const confirm = (place: Place) => {
    const next = goInto(regions, path, place);
    const [province, city, district] = next;
    if (province && city && district) return onChosen([province.name, city.name, district.name]);
    setPath(next);
    setSelected(null);
    setMoved(true);
  };
  const goBack = (at: number) => {
    setSelected(path[at] ?? null);
    setPath(goBackTo(regions, path, at));
    setMoved(true);
  };

  return (
    <>
      <ol className={styles.trail} aria-label="已选">
        {choicesIn(regions, path).map((at) => (
          <li key={at}>
            <button type="button" className={styles.previousStep} onClick={() => goBack(at)}>
              {path[at]?.name}
            </button>
          </li>
        ))}
        <li className={styles.currentStep} aria-current="step">
          请选择{step}
        </li>
      </ol>
      <PlaceList
        // Remounts for each step, so that the new list takes the focus.
        key={path.length}
        label={step}
        places={places}
        selected={current}
        takesFocus={isMoved}
        onSelect={setSelected}
        onConfirm={confirm}
      />
      {current && (
        <Button className={styles.nextStep} onClick={() => confirm(current)}>
          {path.length === DEPTH - 1 ? '确定' : '下一步'}
        </Button>
      )}
    </>
  );
}

interface PlaceListProps {
  label: string;
  places: readonly Place[];
  selected: Place | null;
  /** Whether the list replaces another one. */
  takesFocus: boolean;
  /** The keyboard moved the selection. */
  onSelect(place: Place): void;
  /** A tap confirmed a place. */
  onConfirm(place: Place): void;
}

/** The places of one step as native radios. */
function PlaceList({ label, places, selected, takesFocus, onSelect, onConfirm }: PlaceListProps) {
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
      {places.map((place) => {
        const isSelected = place.code === selected?.code;
        return (
          <label key={place.code} className={styles.place} data-checked={isSelected || undefined}>
            <input
              type="radio"
              className={styles.placeInput}
              name={name}
              value={place.code}
              checked={isSelected}
              onChange={() => onSelect(place)}
              onClick={(event) => {
                // Arrow keys trigger a click too, but without a pointer.
                if (event.detail > 0) onConfirm(place);
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
