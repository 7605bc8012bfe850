/** What an app's protocol cannot do, how the bridge then ends, and why. */
interface Exception {
  app: string;
  behaviour: string;
  outcome: string;
  why: string;
}

const loseQuotes =
  "JsBridge 1.0.4 leaves `'` unescaped in the script that it evaluates: it does not parse, and nothing arrives";

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
];

/** How a behaviour ends in an app. */
export const expectedOf = (app: string, behaviour: string): string =>
  exceptions.find((one) => one.app === app && one.behaviour === behaviour)?.outcome ?? 'ok';
