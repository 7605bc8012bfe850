import { useEffect, useMemo, type ReactNode } from 'react';
import '../base.css';
import '../tokens.css';
import { UiContext, type UiSettings } from './ui-context.ts';
import styles from './ui-provider.module.css';

export interface UiProviderProps extends UiSettings {
  children: ReactNode;
}

/** A brand's page: the centred column with the brand's tokens, on itself and on every popup of it. */
export function UiProvider({ theme, registerBack, children }: UiProviderProps) {
  const settings = useMemo(() => ({ theme, registerBack }), [theme, registerBack]);
  // On the root too, in the place of the last page's: its ground shows beyond the page's ends.
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
