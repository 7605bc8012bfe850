import type { Driver } from '../driver.ts';
import { callOf } from '../old-syntax.ts';
import type { WebDriver } from './webdriver.ts';

/** A console line of WebKit at the level of an error. */
const TROUBLE = /^.*CONSOLE (?:\w+ )?ERROR .*$/gm;

/** What a session alone does not give. */
interface Around {
  /** What the browser has written so far. */
  written(): string;
  traffic(): string[];
  end(): Promise<void>;
}

/** A page that is driven by the WebDriver protocol. Its window is as large as it is; `resize` tries another size. */
export function webDriverPage(session: WebDriver, around: Around): Driver {
  let size = { width: 375, height: 812 };
  return {
    open: (address) => session.post('/url', { url: address }),
    evaluate: (inPage: (argument: never) => unknown, argument?: unknown) =>
      session.post('/execute/sync', { script: `return ${callOf(inPage, argument)}`, args: [] }),
    async tap({ x, y }) {
      const to = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const touch = [to, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await session.post('/actions', {
        actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: touch }],
      });
    },
    async resize(width, height) {
      size = { width, height };
      await session.post('/window/rect', size);
    },
    viewportSize: () => size,
    screenshot: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    troubles: () => around.written().match(TROUBLE) ?? [],
    traffic: () => around.traffic(),
    async close() {
      try {
        await session.end();
      } finally {
        await around.end();
      }
    },
  };
}
