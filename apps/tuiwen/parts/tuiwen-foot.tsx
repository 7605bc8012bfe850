import { Foot } from '@vip/ui';
import { agreements } from '../agreements.ts';
import { brand } from '../brand.ts';

/** The foot of every page of tuiwen. */
export const TuiwenFoot = () => <Foot {...brand} agreements={agreements} />;
