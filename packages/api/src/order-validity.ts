/**
 * Seconds for which an unpaid order can be paid if nothing else is configured: WeChat's `prepay_id` is good for two hours
 * (WeChat Pay, unified order, `time_expire`).
 */
export const ORDER_VALID_S = 7200;
