import { errorText, type ApiError } from '@vip/api';
import { ErrorState } from '@vip/ui';
import { brand } from '../brand.ts';
import { Mascot } from './mascot.tsx';

interface HoneyErrorProps {
  error: ApiError;
  retry(): void;
}

/** An error in place of a page's content, with the jar asleep. */
export const HoneyError = ({ error, retry }: HoneyErrorProps) => (
  <ErrorState
    text={errorText(error)}
    note="你的订单和会员都不受影响。"
    requestId={error.details.requestId}
    drawing={<Mascot level={0.1} mood="asleep" />}
    onRetry={retry}
    onSupport={brand.supportLink}
  />
);
