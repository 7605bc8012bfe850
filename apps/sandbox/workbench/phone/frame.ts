import { setFrame } from '../server.ts';
import { addressAtom, environmentIdAtom, errorAtom, isByHandAtom, store, userIdAtom } from '../state.ts';

/** The frame with the page. One for as long as the workbench is open. */
export const frame = document.createElement('iframe');
frame.title = '页面';

let playing: Promise<unknown> = Promise.resolve();

/**
 * Lets the next documents of the frame be in the chosen environment, for the chosen user. Rejects with an Error that
 * says why not.
 */
export async function playFrame(): Promise<void> {
  const play = () =>
    setFrame({
      environment: store.get(environmentIdAtom),
      user: store.get(userIdAtom),
      by_hand: store.get(isByHandAtom),
    });
  // One after the other: the last one counts.
  playing = playing.then(play, play);
  await playing;
}

/** Goes to a path of the site, loading the document anew, once the server knows the environment of it. */
export function openInFrame(address: string): void {
  const load = () => {
    // Setting the same address twice would not load it again.
    frame.src = 'about:blank';
    frame.src = address;
  };
  // Nothing is opened in another environment: a failed request is repeated first.
  const playAgain = () => playFrame().then(() => store.set(errorAtom, ''));
  void playing
    .catch(playAgain)
    .then(load, (error: unknown) => store.set(errorAtom, (error as Error).message));
}

export const reloadFrame = (): void => openInFrame(store.get(addressAtom));

/** Posts a message to the environment that is played in the frame. */
export const tellFrame = (message: object): void =>
  frame.contentWindow?.postMessage(message, location.origin);
