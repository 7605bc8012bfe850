import type { ReactNode } from 'react';
import type { Seller } from '@vip/checkout-react';
import { ThemedPage } from '@vip/checkout-ui';
import type { Host, RouteDeclaration } from '@vip/host';
import {
  isFields,
  unpackSeller,
  type LoadableRelease,
  type PageData,
  type RememberedResult,
} from '@vip/release-format';
import { Boundary } from '../failure/failures.tsx';
import type { LazyReleases } from '../releases/lazy-releases.ts';
import { NeutralResult } from './neutral-result.tsx';
import { NeutralSale } from './neutral-sale.tsx';
import { SimpleNotice } from './simple-notice.tsx';

/** Longest wait for the manifest, ms: the part of it in the HTML is enough for most pages. */
const MANIFEST_MS = 3000;

/** Renders `failure` where it cannot sell. */
export type NeutralPage = (failure: ReactNode) => ReactNode;

/** What the page needs of the shell. */
export interface NeutralParts {
  /** Of the broken release. */
  page: Pick<PageData, 'release' | 'why'>;
  /** null if no release runs. */
  lazy: Pick<LazyReleases, 'open'> | null;
  /** Loads this document again, or another one; false without a network. */
  leave(to?: string): Promise<boolean>;
  /** Of a payment in progress. */
  result(): RememberedResult | null;
  host: Pick<Host, 'track'>;
}

/**
 * The shell's own page of a route whose release is broken, from the seller's data in the release; null without such data,
 * as in older releases, and for a preview. This file is a lazy chunk.
 */
export async function openNeutral(
  route: RouteDeclaration,
  { page, lazy, leave, result, host }: NeutralParts,
): Promise<NeutralPage | null> {
  const { release, why } = page;
  // A preview has to show that its release is broken.
  if (!release || !lazy || why === 'override') return null;
  const timeout = new Promise((resolve) => setTimeout(resolve, MANIFEST_MS));
  // It adds the seller's data to the release. If it cannot be fetched, the HTML has a part of them.
  const fetched = lazy
    .open()
    .then((releases) => {
      releases.stopPins();
      return releases.full();
    })
    .catch(() => undefined);
  await Promise.race([fetched, timeout]);
  const seller = sellerOf(release);
  if (!seller) return null;
  const isSale = route.sells !== undefined;
  host.track('neutral_page', { page: isSale ? 'sale' : 'result' });
  const notice = <SimpleNotice leave={leave} isSale={isSale} result={isSale ? result() : null} />;
  const shared = { route, seller, notice };
  return (failure) => (
    <Boundary fallback={() => failure}>
      <ThemedPage theme="theme-neutral">
        {isSale ? (
          <NeutralSale {...shared} failure={failure} />
        ) : (
          <NeutralResult {...shared} failure={failure} />
        )}
      </ThemedPage>
    </Boundary>
  );
}

/** Published with a schema, but a remembered release is from storage. */
function sellerOf({ seller }: LoadableRelease): Seller | null {
  const data = Array.isArray(seller) ? unpackSeller(seller) : seller;
  const isComplete =
    isFields(data) &&
    [data.apps, data.consents, data.support].every(isFields) &&
    [data.clients, data.agreements, data.sales].every(Array.isArray);
  return isComplete ? (data as Seller) : null;
}
