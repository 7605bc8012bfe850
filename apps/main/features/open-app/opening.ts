/** So long may a phone take to show the app, or to ask whether it may: ms of the page being in sight. */
export const PATIENCE_MS = 2500;

/** How far the opening of an app is. All times are ms of one clock that only goes forward. */
export type Opening =
  | { status: 'idle' }
  /** `shownSince` null: asked for while the page was out of sight. */
  | { status: 'trying'; shownSince: number | null }
  /** The page went out of sight after an attempt: something else came before it. */
  | { status: 'opened' }
  /** The page stayed in sight all the time. */
  | { status: 'not_opened' }
  /** Somebody chose to get the app. */
  | { status: 'store' }
  /** The address is not on the list of those that may be followed. */
  | { status: 'refused' };

export type OpeningEvent =
  | { type: 'tried'; at: number; isShown: boolean }
  | { type: 'hidden' }
  | { type: 'shown'; at: number }
  /** Somebody looks at the clock. */
  | { type: 'looked'; at: number }
  | { type: 'went_to_store' }
  | { type: 'refused' };

/**
 * What an event makes of it. Only time in sight counts: a phone that is busy, or a question that waits for an answer,
 * never leads away by itself. An app that comes up after the patience ran out (the phone asked first) still counts.
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
    case 'looked':
      // A timer may come a little early: a new value has whoever waits look again.
      return leftMs(now, event.at) === 0 ? { status: 'not_opened' } : { ...now };
    case 'went_to_store':
      return { status: 'store' };
    case 'refused':
      return { status: 'refused' };
  }
}

/** How long to wait before looking at the clock, ms; null where nothing is waited for. */
export function leftMs(opening: Opening, at: number): number | null {
  if (opening.status !== 'trying' || opening.shownSince === null) return null;
  return Math.max(0, opening.shownSince + PATIENCE_MS - at);
}
