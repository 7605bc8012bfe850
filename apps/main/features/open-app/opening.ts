/** How long an app may take to open, in ms of the page being visible. */
export const OPEN_TIMEOUT_MS = 2500;

/** The state of opening an app. Times are ms of one monotonic clock. */
export type Opening =
  | { status: 'idle' }
  /** `shownSince` null: requested while the page was hidden. */
  | { status: 'trying'; shownSince: number | null }
  /** The page was hidden after an attempt, so something else was shown. */
  | { status: 'opened' }
  /** The page stayed visible for the whole timeout. */
  | { status: 'not_opened' }
  /** The user went to the store. */
  | { status: 'store' }
  /** The address is not allowed by the configuration. */
  | { status: 'refused' };

export type OpeningEvent =
  | { type: 'tried'; at: number; isShown: boolean }
  | { type: 'hidden' }
  | { type: 'shown'; at: number }
  /** The timer has ended. */
  | { type: 'timeout_check'; at: number }
  | { type: 'went_to_store' }
  | { type: 'refused' };

/**
 * The next state. Only visible time counts, so a busy phone or an open system prompt does not end the attempt. An app
 * that appears after the timeout (the phone asked first) still counts as opened.
 */
export function nextOpening(now: Opening, event: OpeningEvent): Opening {
  switch (event.type) {
    case 'tried':
      return { status: 'trying', shownSince: event.isShown ? event.at : null };
    case 'hidden': {
      const wasTried = now.status === 'not_opened' || (now.status === 'trying' && now.shownSince !== null);
      return wasTried ? { status: 'opened' } : now;
    }
    case 'shown':
      return now.status === 'trying' && now.shownSince === null
        ? { status: 'trying', shownSince: event.at }
        : now;
    case 'timeout_check':
      // Timers may fire early: a new object makes the effect set another one.
      return remainingMs(now, event.at) === 0 ? { status: 'not_opened' } : { ...now };
    case 'went_to_store':
      return { status: 'store' };
    case 'refused':
      return { status: 'refused' };
  }
}

/** The rest of the timeout, ms; null if none is running. */
export function remainingMs(opening: Opening, at: number): number | null {
  if (opening.status !== 'trying' || opening.shownSince === null) return null;
  return Math.max(0, opening.shownSince + OPEN_TIMEOUT_MS - at);
}
