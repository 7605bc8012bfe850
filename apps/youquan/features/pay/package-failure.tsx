import type { FailedPackageList } from '@vip/checkout-react';
import { RequestError } from '@vip/checkout-ui';
import { EmptyState, LinkButton } from '@vip/ui';
import { brand } from '../../brand.ts';

/** Shown instead of the packages: an error, or that none are on sale. */
export const PackageFailure = ({ packageList }: { packageList: FailedPackageList }) =>
  packageList.status === 'error' ? (
    <RequestError {...packageList} onSupport={brand.supportLink} drawing={<EmptyPhoto isTorn />} />
  ) : (
    <EmptyState
      text="暂无可购买的套餐"
      note="新套餐上架中，请稍后再来"
      drawing={<EmptyPhoto />}
      onRetry={packageList.retry}
    >
      <LinkButton variant="line" href={brand.supportLink}>
        联系客服
      </LinkButton>
    </EmptyState>
  );

/** An empty print on a pile, with a torn corner for an error. Hidden from screen readers. */
const EmptyPhoto = ({ isTorn = false }: { isTorn?: boolean }) => (
  <svg aria-hidden="true" width="148" height="112" viewBox="0 0 148 112" fill="none">
    <path d="M22 30l78-14 12 66-78 14z" fill="var(--fill-on)" stroke="var(--edge)" strokeWidth="1.6" />
    <path
      d={isTorn ? 'M40 22h82v46l-12 4-6 10-10 2-6 10H40z' : 'M40 22h82v72H40z'}
      fill="#fff"
      stroke="var(--edge)"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
    <path d={isTorn ? 'M48 30h66v34l-12 6-6 8-4 4H48z' : 'M48 30h66v48H48z'} fill="var(--tint)" />
    <path
      d={isTorn ? 'M48 72l16-18 12 12 10-10 14 15-8 11H48z' : 'M48 78V70l18-18 14 14 10-9 24 19v2z'}
      fill="var(--accent)"
      opacity=".45"
    />
    <circle cx="98" cy="44" r="6" fill="#fff" />
    {isTorn && (
      <path
        d="M118 78l8 4-3 14-17 2 3-9 6-3z"
        fill="#fff"
        stroke="var(--edge)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    )}
  </svg>
);
