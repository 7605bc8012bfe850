/** What an app's protocol cannot do, how the bridge then ends, and why. */
interface Exception {
  app: string;
  behaviour: string;
  outcome: string;
  why: string;
}

const loseQuotes =
  "JsBridge 1.0.4 leaves `'` unescaped in the script that it evaluates: it does not parse, and nothing arrives";

const decodeUrls = "JsBridge evaluates by `loadUrl`, in which a web view decodes `%XX`: `%27` arrives as `'`";

export const exceptions: readonly Exception[] = [
  {
    app: 'jsbridge-1.0.4',
    behaviour: 'quotes, backslashes and line ends in an answer',
    outcome: 'timeout',
    why: loseQuotes,
  },
  {
    app: 'jsbridge-1.0.4',
    behaviour: 'the same in what the app pushes',
    outcome: 'lost',
    why: loseQuotes,
  },
  {
    app: 'jsbridge-newest',
    behaviour: 'quotes, backslashes and line ends in an answer',
    outcome: 'changed',
    why: decodeUrls,
  },
  // Its answers are return values; only its calls are evaluated.
  ...['jsbridge-newest', 'jsbridge-at-once'].map((app) => ({
    app,
    behaviour: 'the same in what the app pushes',
    outcome: 'changed',
    why: decodeUrls,
  })),
];

/** How a behaviour ends in an app. */
export const expectedOf = (app: string, behaviour: string): string =>
  exceptions.find((one) => one.app === app && one.behaviour === behaviour)?.outcome ?? 'ok';
