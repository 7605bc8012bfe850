import { Skeleton, SkeletonText } from '@vip/ui';
import { StageSkeleton } from '../stage-skeleton.tsx';
import { Ways } from '../ways.tsx';
import rows from './other-ways.module.css';

/** The page before its way into the mini-program is here. */
export const OpenWeappSkeleton = () => (
  <>
    <StageSkeleton />
    <Ways>
      <Skeleton width="auto" height="50px" radius="12px" />
      <div className={rows.ways}>
        <SkeletonText width={72} />
        <ul>
          {[168, 200, 152].map((width) => (
            <li key={width}>
              <SkeletonText width={width} />
            </li>
          ))}
        </ul>
      </div>
    </Ways>
  </>
);
