import { useState } from 'react';
import { Button, Sheet } from '@vip/ui';
import {
  areasOf,
  choicesIn,
  DEPTH,
  goBackTo,
  goInto,
  type Place,
  type RegionNames,
  type Regions,
} from './regions.ts';
import { PlaceList } from './place-list.tsx';
import styles from './region-sheet.module.css';

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
          <span>请选择{step}</span>
        </li>
      </ol>
      <PlaceList
        // Remounts for each step, so that the new list takes the focus.
        key={path.length}
        label={step}
        areas={path.length === 0 ? areasOf(places) : [{ name: '', places }]}
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
