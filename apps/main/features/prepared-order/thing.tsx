import { classes } from '@vip/ui';
import type { PreparedOption } from '@vip/api';
import { isGold } from './option-mark.tsx';
import ground from './ground.module.css';
import styles from './thing.module.css';

/** The picture of a thing by a word in its name. 会员卡 is a card; 烫金 is gold on ink. The call has no picture of each. */
const PICTURES = [
  { word: '烫金', picture: styles.inkCard },
  { word: '卡', picture: styles.card },
  { word: '手账', picture: styles.notebook },
  { word: '会员', picture: styles.membership },
];

interface ThingProps {
  name: string;
  isOnVelvet: boolean;
}

/** One of the contents of an option. */
export const Thing = ({ name, isOnVelvet }: ThingProps) => (
  <span
    className={classes(
      styles.thing,
      PICTURES.find(({ word }) => name.includes(word))?.picture ?? styles.gift,
      isOnVelvet && styles.onVelvet,
    )}
  />
);

/** A membership: it begins with the payment, what is not one comes in the parcel. */
export const isMembership = (name: string): boolean => name.endsWith('会员');

interface Ground {
  isVelvet: boolean;
  surface: string | undefined;
  text: string | undefined;
}

/** On what an option lies: goods of gold, and a membership alone, on silk. */
export const groundOf = (option: PreparedOption, ships: boolean): Ground =>
  !ships || isGold(option)
    ? { isVelvet: false, surface: ground.silk, text: ground.onSilk }
    : { isVelvet: true, surface: ground.velvet, text: ground.onVelvet };
