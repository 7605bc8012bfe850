import type { Document } from '../product/view.ts';
import type { CreateRule } from './rule.ts';

const key = ({ document, version }: Document) => `${document}@${version}`;
const SUBSCRIPTION = /(?:sa|ea|subscribe|subscription)$/;

interface TrackedEvent {
  name: string;
  props?: Record<string, unknown>;
}

/** An order and the event log name the documents that this buyer saw and agreed to in this purchase. */
export const consentRule: CreateRule = ({ report, server, device, sentEvents }) => {
  const events = (): TrackedEvent[] => [
    ...(JSON.parse(device.local.map.get('events.queue') ?? '[]') as TrackedEvent[]),
    ...sentEvents.flatMap((text) => (JSON.parse(text) as { events: TrackedEvent[] }).events),
  ];
  return {
    onArrival(_life, { made }, { tap, agreed }) {
      if (!made || !tap) return;
      const consents = JSON.parse(made.consents) as Document[];
      const shown = tap.documents.map(key);
      const unseen = consents.map(key).filter((one) => !shown.includes(one));
      const missing = shown.filter((one) => !consents.map(key).includes(one));
      // An order that continues an earlier purchase has that one's documents.
      if (tap.kind === 'pay' || tap.kind === 'accept') {
        if (unseen.length > 0 || missing.length > 0)
          report('consent', `the order names ${consents.map(key).join(' ')}, shown were ${shown.join(' ')}`);
        const known = (agreed?.documents ?? []).map(key);
        const notGiven = consents.map(key).filter((one) => !known.includes(one));
        if (notGiven.length > 0) report('consent', `not agreed to: ${notGiven.join(' ')}`);
        const owner = made.buyer.startsWith('phone:') ? server.user(made.buyer.slice(6))?.id : null;
        if (agreed?.account && owner && agreed.account !== owner)
          report('consent', `${agreed.account} agreed, the order is ${owner}'s`);
        if (tap.renews && (agreed?.how !== 'sheet' || agreed.packageId !== tap.packageId))
          report('consent', `${made.package_name} renews and was not agreed to in the sheet`);
        if (tap.renews && !consents.some(({ document }) => SUBSCRIPTION.test(document)))
          report('consent', `${made.package_name} renews, without a subscription document`);
        const tracked = events()
          .filter(({ name }) => name === 'consent')
          .map(({ props = {} }) => `${String(props['document'])}@${String(props['version'])}`);
        const untracked = consents.map(key).filter((one) => !tracked.includes(one));
        if (untracked.length > 0) report('consent', `no event for ${untracked.join(' ')}`);
      }
    },
  };
};
