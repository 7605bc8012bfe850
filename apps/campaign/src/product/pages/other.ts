import { useShow, useShownSession } from './show.ts';

/** A page that neither sells nor shows a result. */
export function Other() {
  const session = useShownSession();
  useShow({ session, kind: 'other', shop: null, result: null }, {});
  return null;
}
