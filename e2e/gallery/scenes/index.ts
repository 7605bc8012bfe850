import { honeyScenes } from './honey.ts';
import { invitationScenes } from './invitation.ts';
import { mainScenes } from './main.ts';
import { preparedScenes } from './prepared.ts';
import { shellScenes } from './shell.ts';
import { tuiwenScenes } from './tuiwen.ts';
import { upgradeScenes } from './tuiwen-upgrade.ts';
import { welfareScenes } from './tuiwen-welfare.ts';
import { youquanScenes } from './youquan.ts';

/** The whole sheet, brand by brand. */
export const scenes = [
  ...mainScenes,
  ...invitationScenes,
  ...preparedScenes,
  ...honeyScenes,
  ...youquanScenes,
  ...tuiwenScenes,
  ...welfareScenes,
  ...upgradeScenes,
  ...shellScenes,
];
