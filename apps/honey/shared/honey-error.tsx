import type { ApiError } from '@vip/api';
import { RequestError } from '@vip/checkout-ui';
import { brand } from '../brand.ts';
import { Mascot } from './mascot.tsx';

/** An error in place of a page's content, with the jar asleep. */
export const HoneyError = ({ error, retry }: { error: ApiError; retry(): void }) => (
  <RequestError
    error={error}
    retry={retry}
    onSupport={brand.supportLink}
    drawing={<Mascot level={0.1} mood="asleep" />}
  />
);
