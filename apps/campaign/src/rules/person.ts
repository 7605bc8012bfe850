import { BRIDGE_TIMEOUT_MS } from '../device/native-app.ts';
import { ownerOf, senderOf, type CreateRule } from './rule.ts';

/** How long a page may take to follow a hand-over, ms. */
const FOLLOWS_IN_MS = 1000;

/** The session has one user, and the user who taps is the buyer. */
export const personRule: CreateRule = ({ report, server, device, plan, now }) => {
  let handedOverAt: number | null = null;
  let handedOverUser: string | null = null;
  /** Phones that logged in by SMS in this run. */
  const loggedIn = new Set<string>();

  return {
    onAppUser(user) {
      const id = user ? (server.user(user)?.id ?? null) : null;
      if (id !== handedOverUser || handedOverAt === null) handedOverAt = now();
      handedOverUser = id;
    },
    onRequest(life, request) {
      if (request.path.startsWith('/api/main/v1/auth/smsCode')) {
        const { phone } = JSON.parse(request.body ?? '{}') as { phone?: string };
        if (phone) loggedIn.add(phone);
      }
      const sender = senderOf(server, request);
      const account = life.view?.session.account ?? null;
      if (sender && account && sender !== account)
        report('person', `a request with the token of ${sender} while the page shows ${account}`);
    },
    onArrival(_life, { made }, { tap }) {
      if (!made) return;
      const owner = ownerOf(server, made);
      if (!tap || !owner) return;
      const tapper =
        tap.account ?? (tap.token ? server.userOfToken(tap.token.replace(/^Bearer /, '')) : null);
      if (tapper && tapper !== owner)
        return report('person', `${tapper} tapped, the order is made for ${owner}`);
      if (!device.app) return;
      const isLoggedInHere = [...loggedIn].some((phone) => server.user(phone)?.id === owner);
      if (isLoggedInHere) return;
      const appUser = device.app.user();
      const appOwner = appUser ? server.user(appUser)?.id : null;
      // A page that shows packages only to a user waits for the app; others follow the last hand-over.
      const hasHeard =
        handedOverAt !== null && now() - handedOverAt > FOLLOWS_IN_MS && handedOverUser === appOwner;
      const isHeard = !device.app.isSilent() && (plan.app?.delayMs ?? 0) < BRIDGE_TIMEOUT_MS;
      const isAwaited = plan.address === '/' && handedOverAt === null && isHeard;
      if ((hasHeard || isAwaited) && appOwner !== owner)
        report('person', `an order for ${owner} while the app's user is ${appOwner ?? 'none'}`);
    },
  };
};
