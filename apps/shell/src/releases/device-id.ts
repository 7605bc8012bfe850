import type { EventName, EventProps } from '@vip/api';
import type { KeyValue } from '@vip/host';
import { DEVICE_KEY } from '@vip/release-format';

/** True for a consent to a privacy text: `/lxbpa`, `/mrky/and/pa`, `/mxy/and/privacy`, `/privacyagree`. */
export const isPrivacyConsent = (name: EventName, props: EventProps = {}): boolean =>
  name === 'consent' && /pa$|privacy/.test(String(props['document']));

/** Lets the random id of a canary's bucket outlive the session. Only after a consent to a privacy text. */
export function keepDeviceId({ local, session }: { local: KeyValue; session: KeyValue }): void {
  const id = session.get(DEVICE_KEY);
  if (id && !local.get(DEVICE_KEY)) local.set(DEVICE_KEY, id);
}
