import { useEffect, useId, useRef, useState } from 'react';
import { Button, checkShape, Icon, rightShape, Sheet } from '@vip/ui';
import { choicesIn, DEPTH, goBackTo, goInto, type Place, type RegionNames, type Regions } from './regions.ts';
import styles from './region-sheet.module.css';

export interface RegionSheetProps {
  isOpen: boolean;
  onClose(): void;
  regions: Regions;
  /** What is chosen so far; names that are not known are as good as none. */
  names: RegionNames;
  onChosen(names: RegionNames): void;
}

/** Province, city, district, one after the other. */
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
 * The three steps. A tap on a place goes on; arrow keys only move the choice, and 下一步 or 确定 goes on with it, so
 * that nothing changes under somebody who is still looking.
 */
export function RegionChoice({ regions, names, onChosen }: RegionChoiceProps) {
  const [path, setPath] = useState<Place[]>(() => {
    const known = regions.find(names);
    return known.length === DEPTH ? goBackTo(regions, known, DEPTH - 1) : known;
  });
  const [marked, setMarked] = useState<Place | null>(() => regions.find(names)[path.length] ?? null);
  const [isMoved, setMoved] = useState(false);
  const step = STEPS[path.length] ?? STEPS[0];
  const places = regions.below(path);
  // A tap marks its place after it has led on: only what stands in this list counts.
  const mark = places.find(({ code }) => code === marked?.code) ?? null;

  const goOn = (place: Place) => {
    const next = goInto(regions, path, place);
    const [province, city, district] = next;
    if (province && city && district) return onChosen([province.name, city.name, district.name]);
    setPath(next);
    setMarked(null);
    setMoved(true);
  };
  const goBack = (at: number) => {
    setMarked(path[at] ?? null);
    setPath(goBackTo(regions, path, at));
    setMoved(true);
  };

  return (
    <>
      <ol className={styles.trail} aria-label="已选">
        {choicesIn(regions, path).map((at) => (
          <li key={at}>
            <button type="button" className={styles.back} onClick={() => goBack(at)}>
              {path[at]?.name}
            </button>
            <Icon shape={rightShape} size={16} />
          </li>
        ))}
        <li className={styles.step} aria-current="step">
          请选择{step}
        </li>
      </ol>
      <PlaceList
        // Another step is another list, which takes the focus that the one before had.
        key={path.length}
        label={step}
        places={places}
        marked={mark}
        takesFocus={isMoved}
        onMark={setMarked}
        onPick={goOn}
      />
      <Button className={styles.next} disabled={mark === null} onClick={() => mark && goOn(mark)}>
        {path.length === DEPTH - 1 ? '确定' : '下一步'}
      </Button>
    </>
  );
}

interface PlaceListProps {
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
function PlaceList({ label, places, marked, takesFocus, onMark, onPick }: PlaceListProps) {
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
