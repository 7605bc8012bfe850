import type { Call } from '../../client/port.ts';
import { Scheme } from '../../schema/welfare.ts';

/** The links that open the mini-program. */
export const generateScheme = (): Call<Scheme> => ({
  backend: 'main',
  method: 'GET',
  path: '/v1/generate_scheme',
  answer: Scheme,
});
