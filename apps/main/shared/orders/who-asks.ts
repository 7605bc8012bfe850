import { isApp, type AppCode } from '../../brand.ts';

/** Whom a link to the data center's pages is for, as far as it says. Used in calls alone, and tracked nowhere. */
export interface Asker {
  app?: AppCode;
  phone?: string;
  userId?: string;
}

/** Reads `app`, `phone` and `user_id`; what cannot be one of these is left out, as if the link did not say it. */
export function whoAsks({
  app = '',
  phone = '',
  user_id: userId = '',
}: Readonly<Record<string, string>>): Asker {
  return {
    ...(isApp(app) && { app }),
    ...(/^1\d{10}$/.test(phone) && { phone }),
    ...(/^[\w-]{1,64}$/.test(userId) && { userId }),
  };
}
