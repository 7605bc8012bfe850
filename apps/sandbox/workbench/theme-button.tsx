import { Icon, moonShape } from '@vip/ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const KEY = 'workbench.theme';
const sunShape =
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4';

const system = matchMedia('(prefers-color-scheme: dark)');
const onSystemChange = (listener: () => void) => {
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
};

function storedTheme(): Theme | null {
  const theme = localStorage.getItem(KEY);
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** Light or dark: the system's setting until the button is used. The button names the other theme. */
export function ThemeButton() {
  const [stored, setStored] = useState(storedTheme);
  const isSystemDark = useSyncExternalStore(onSystemChange, () => system.matches);
  const isDark = stored ? stored === 'dark' : isSystemDark;
  useLayoutEffect(() => {
    if (stored) document.documentElement.dataset['theme'] = stored;
  }, [stored]);
  const toggle = () => {
    const next = isDark ? 'light' : 'dark';
    localStorage.setItem(KEY, next);
    setStored(next);
  };
  return (
    <button className="button" onClick={toggle}>
      <Icon shape={isDark ? sunShape : moonShape} size={15} strokeWidth={1.7} />
      {isDark ? '浅色' : '深色'}
    </button>
  );
}
