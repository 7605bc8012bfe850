import { Sheet } from '@vip/ui';
import { RegionChoice } from './region-choice.tsx';
import type { RegionNames, Regions } from './regions.ts';

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
