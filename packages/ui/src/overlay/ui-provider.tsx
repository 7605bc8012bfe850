import { createContext, useEffect, useMemo, type ReactNode } from 'react';
import '../base.css';
import '../tokens.css';
import styles from './ui-provider.module.css';

/** The settings of a page for its popups: theme class and back press. */
export interface UiSettings {
  /** The class that sets the brand's tokens, or several; set on popups outside the page and on the root as well. */
  theme: string;
  /** Registers a handler of the back press: true means it was used. Returns a cleanup function. */
  registerBack?: ((handler: () => boolean) => () => void) | undefined;
}

export const UiContext = createContext<UiSettings>({ theme: '' });

export interface UiProviderProps extends UiSettings {
  children: ReactNode;
}

/** A brand's page: the centred column with the brand's tokens, which its popups get too. */
export function UiProvider({ theme, registerBack, children }: UiProviderProps) {
  const settings = useMemo(() => ({ theme, registerBack }), [theme, registerBack]);
  // On the root too, replacing the last page's theme: its background shows beyond the ends of the page.
  useEffect(() => void (document.documentElement.className = theme), [theme]);
  return (
    <UiContext.Provider value={settings}>
      <div className={theme}>
        <div className={styles.page}>
          <div className={styles.column}>{children}</div>
        </div>
      </div>
    </UiContext.Provider>
  );
}
