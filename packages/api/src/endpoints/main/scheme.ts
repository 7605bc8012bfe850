import type { Call } from '../../client/port.ts';
import { Scheme } from '../../schema/welfare.ts';

/** Makes links that open the mini-program: WeChat makes at most 500,000 a day for one mini-program (generateScheme). */
export const generateScheme = (): Call<Scheme> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/generate_scheme',
  canRepeat: false,
  answer: Scheme,
});
