import { storiesOf } from '../scene.ts';
import { honeyScenes } from './honey.ts';
import { invitationScenes } from './invitation.ts';
import { legalScenes } from './legal.ts';
import { mainScenes } from './main.ts';
import { openingScenes } from './opening.ts';
import { preparedScenes } from './prepared.ts';
import { sellingScenes } from './selling.ts';
import { shellScenes } from './shell.ts';
import { upgradeScenes as tuiwenUpgradeScenes } from './tuiwen-upgrade.ts';
import { welfareScenes } from './tuiwen-welfare.ts';
import { tuiwenScenes } from './tuiwen.ts';
import { upgradeScenes } from './upgrade.ts';
import { youquanScenes } from './youquan.ts';

/** The whole sheet, brand by brand. */
export const scenes = [
  ...mainScenes,
  ...sellingScenes,
  ...preparedScenes,
  ...upgradeScenes,
  ...invitationScenes,
  ...openingScenes,
  ...legalScenes,
  ...honeyScenes,
  ...youquanScenes,
  ...tuiwenScenes,
  ...welfareScenes,
  ...tuiwenUpgradeScenes,
  ...shellScenes,
];

/** Scenes by test: the legal texts are read one after the other. */
export const stories = [legalScenes, ...storiesOf(scenes.filter((scene) => !legalScenes.includes(scene)))];
