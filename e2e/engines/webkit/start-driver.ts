import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../fixtures/places.ts';

/** A running WebKitWebDriver. */
export interface DriverProcess {
  base: string;
  /** Output of the driver and its browser so far. */
  written(): string;
  end(): Promise<void>;
}

/** Starts a WebDriver and waits until it answers; its browser inherits `env`. */
export async function startDriver(command: string, env: Record<string, string>): Promise<DriverProcess> {
  const port = await freePort();
  const driver = spawn(command, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TZ: 'Asia/Shanghai', LC_ALL: 'C.UTF-8', ...env },
  });
  let text = '';
  for (const stream of [driver.stdout, driver.stderr])
    stream.on('data', (part: Buffer) => (text += part.toString()));
  const failed = once(driver, 'exit').then(([code]) =>
    Promise.reject(new Error(`${command} ended with ${code}: ${text}`)),
  );
  // Only while it starts: later it exits on request.
  failed.catch(() => undefined);
  const base = `http://127.0.0.1:${port}`;
  const answers = async (): Promise<void> => {
    for (;;) {
      const isThere = await fetch(`${base}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
    }
  };
  await Promise.race([answers(), failed]);
  return {
    base,
    written: () => text,
    async end() {
      if (driver.exitCode !== null || driver.signalCode !== null) return;
      driver.kill();
      await once(driver, 'exit');
    },
  };
}
