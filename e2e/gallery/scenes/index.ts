import { honeyScenes } from './honey.ts';
import { invitationScenes } from './invitation.ts';
import { mainScenes } from './main.ts';
import { preparedScenes } from './prepared.ts';
import { shellScenes } from './shell.ts';
import { tuiwenScenes } from './tuiwen.ts';
import { upgradeScenes } from './upgrade.ts';
import { youquanScenes } from './youquan.ts';

/** The whole sheet, brand by brand. */
export const scenes = [
  ...mainScenes,
  ...invitationScenes,
  ...preparedScenes,
  ...upgradeScenes,
  ...honeyScenes,
  ...youquanScenes,
  ...tuiwenScenes,
  ...shellScenes,
];
