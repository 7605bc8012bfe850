const STATUS = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  price_changed: 409,
  invalid: 422,
  rate_limited: 429,
  server: 500,
} as const;

/** The reason of a refusal; it determines the status. */
type RefusalCode = keyof typeof STATUS;

/** Thrown anywhere inside a call; becomes `{code, message, fields?}`. `message` is Chinese, for users. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** Invalid fields by their wire names. */
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterS: number | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfterS?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
  }

  get status() {
    return STATUS[this.code];
  }
}

/** One invalid field. */
export const badField = (field: string, message: string): Refusal =>
  new Refusal('invalid', message, { fields: { [field]: message } });

export const notFound = (): Refusal => new Refusal('not_found', '内容不存在或已下架');
/** The amount differs from the price that the buyer saw. */
export const priceChanged = (): Refusal => new Refusal('price_changed', '价格已更新，请确认金额后再支付');
export const unauthorized = (): Refusal => new Refusal('unauthorized', '登录已过期，请重新登录');
