import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A virtual screen for one browser. */
export interface Screen {
  display: string;
  end(): Promise<void>;
}

/** Starts an X server on a free display, large enough for every tested size. */
export async function openScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ])) as [Buffer];
  return {
    display: `:${number.toString().trim()}`,
    async end() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}
