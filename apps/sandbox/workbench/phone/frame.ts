import { setFrame } from '../server.ts';
import { addressAtom, environmentIdAtom, errorAtom, isByHandAtom, store, userIdAtom } from '../state.ts';

/** The frame with the page. One for as long as the workbench is open. */
export const frame = document.createElement('iframe');
frame.title = '页面';

let playing: Promise<unknown> = Promise.resolve();

/**
 * Sets the environment and the user of the frame's next documents. Rejects with an Error with a message for the user.
 */
export async function playFrame(): Promise<void> {
  const play = () =>
    setFrame({
      environment: store.get(environmentIdAtom),
      user: store.get(userIdAtom),
      by_hand: store.get(isByHandAtom),
    });
  // In sequence: the last one counts.
  playing = playing.then(play, play);
  await playing;
}

/** Loads a path of the site once the server knows its environment. */
export function openInFrame(address: string): void {
  const load = () => {
    // Setting the same address again would not reload it.
    frame.src = 'about:blank';
    frame.src = address;
  };
  // A failed request is repeated first, so that no page opens in the wrong environment.
  const playAgain = () => playFrame().then(() => store.set(errorAtom, ''));
  void playing
    .catch(playAgain)
    .then(load, (error: unknown) => store.set(errorAtom, (error as Error).message));
}

export const reloadFrame = (): void => openInFrame(store.get(addressAtom));

/** Posts a message to the environment that is played in the frame. */
export const tellFrame = (message: object): void =>
  frame.contentWindow?.postMessage(message, location.origin);
