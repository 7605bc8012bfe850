import { BridgeError, type NativePayResult } from './contract.ts';

const results: Readonly<Record<string, NativePayResult | undefined>> = {
  ok: 'ok',
  cancel: 'cancel',
  fail: 'fail',
  // Apps that answer in JSON put the word in quotes.
  '"ok"': 'ok',
  '"cancel"': 'cancel',
  '"fail"': 'fail',
};

/**
 * The word with which the app's `pay` handler answers.
 * @throws BridgeError `malformed` for anything else.
 */
export function parsePayResult(answer: unknown): NativePayResult {
  const result =
    typeof answer === 'string' && Object.prototype.hasOwnProperty.call(results, answer)
      ? results[answer]
      : undefined;
  if (!result) throw new BridgeError('malformed', 'malformed pay result');
  return result;
}
