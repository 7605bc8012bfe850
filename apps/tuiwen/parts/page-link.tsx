import type { MouseEvent, ReactNode } from 'react';
import { useNavigation } from '@vip/host';

interface PageLinkProps {
  /** A path of this site. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another page, turned to without loading anew where it is of this brand. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { go } = useNavigation();
  const turn = (event: MouseEvent) => {
    // With a key held, the browser opens a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} className={className} onClick={turn}>
      {children}
    </a>
  );
}
