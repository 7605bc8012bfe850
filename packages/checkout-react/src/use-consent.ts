import { useState } from 'react';
import type { Consent } from '@vip/api';
import { isPerson, personOf, useHost, type Session } from '@vip/host';
import type { Agreement, ConsentControl } from './contract.ts';

/** What one user agreed to: documents with their versions. */
export interface Given {
  user: string;
  consents: readonly Consent[];
}

const isIn = (consents: readonly Consent[], { document, version }: Consent): boolean =>
  consents.some((one) => one.document === document && one.version === version);

/**
 * An unticked box, and the sheet that asks where it is not enough. Agreement is to a set of documents with versions, by
 * one user: another text or another user has an unticked box. What an anonymous user agreed to counts for the user who
 * then logs in, and for no other. `before`: what was agreed to in this purchase before the page was left and loaded again.
 */
export function useConsent(
  agreements: Agreement[],
  session: Session,
  before: Given | null,
  pay: () => void,
): ConsentControl & { consents: Consent[]; asked: string | null; ask(): void } {
  const host = useHost();
  const [said, setSaid] = useState<Given | null>(null);
  /** Whom the sheet asks; null while it is closed. */
  const [asked, setAsked] = useState<string | null>(null);
  const user = personOf(session);
  const given = said ?? before;
  if (given?.user === '' && user !== '') setSaid({ ...given, user });
  const mine = given && (given.user === '' || isPerson(given.user, session)) ? given.consents : [];
  const isChecked = agreements.length > 0 && agreements.every((agreement) => isIn(mine, agreement));

  const consents = agreements.map(({ document, version }) => ({ document, version }));
  const setChecked = (checked: boolean) => {
    const others = mine.filter((consent) => !isIn(agreements, consent));
    setSaid({ user, consents: checked ? [...others, ...consents] : others });
    if (checked) consents.forEach((consent) => host.track('consent', { ...consent }));
  };
  return {
    agreements,
    consents,
    isChecked,
    setChecked,
    isAsking: asked !== null && isPerson(asked, session),
    asked,
    ask: () => setAsked(user),
    acceptAndPay: () => {
      setChecked(true);
      setAsked(null);
      pay();
    },
    dismiss: () => setAsked(null),
  };
}
