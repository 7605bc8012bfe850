import { useState } from 'react';
import { Button, Icon, rightShape } from '@vip/ui';
import { PlaceList } from './place-list.tsx';
import styles from './region-choice.module.css';
import { DEPTH, choicesIn, goBackTo, goInto, type Place, type RegionNames, type Regions } from './regions.ts';

const STEPS = ['省份', '城市', '区县'] as const;

export interface RegionChoiceProps {
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
