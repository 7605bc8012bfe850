import { honeyScenes } from './honey.ts';
import { invitationScenes } from './invitation.ts';
import { mainScenes } from './main.ts';
import { shellScenes } from './shell.ts';
import { tuiwenScenes } from './tuiwen.ts';

/** The whole sheet, brand by brand. */
export const scenes = [...mainScenes, ...invitationScenes, ...honeyScenes, ...tuiwenScenes, ...shellScenes];
