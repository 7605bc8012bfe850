import { createContext } from 'react';

/** What the page tells every popup: its theme class, and how a back press is heard first. */
export interface UiSettings {
  /** The class that sets the brand's tokens, or several; popups outside the page carry it too, and the root. */
  theme: string;
  /** Registers a handler of the back press: true means it was used. Returns a cleanup function. */
  registerBack?: ((handler: () => boolean) => () => void) | undefined;
}

export const UiContext = createContext<UiSettings>({ theme: '' });
