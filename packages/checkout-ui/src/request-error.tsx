import { errorText, type ApiError } from '@vip/api';
import { ErrorState, type ErrorStateProps } from '@vip/ui';

interface RequestErrorProps extends Pick<ErrorStateProps, 'note' | 'onSupport' | 'drawing'> {
  error: ApiError;
  retry(): void;
}

/** A failed request in place of a page's content. The note is by default about orders and membership. */
export const RequestError = ({ error, retry, ...rest }: RequestErrorProps) => (
  <ErrorState
    note="你的订单和会员权益不受影响"
    {...rest}
    text={errorText(error)}
    requestId={error.details.requestId}
    onRetry={retry}
  />
);
