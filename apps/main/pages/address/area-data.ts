import { areaList } from '@vant/area-data';
import { regionsOf } from './regions.ts';

/** All regions. A chunk of its own: 40 kB that only the picker needs. */
export const regions = regionsOf(areaList);
