import { useEffect, useRef, useState } from 'react';
import { allowedPicture } from '@vip/checkout-react';
import { HiddenText, Icon, classes, leftShape, rightShape } from '@vip/ui';
import { ProductPicture } from '../prepared-page.tsx';
import styles from './gallery.module.css';

export interface GalleryProps {
  title: string;
  pictures: readonly string[];
  /** Allowed origins. */
  allowed: readonly string[];
}

/** The pictures in a row, turned by swiping, by buttons, by small ones below, or by arrow keys on the rail. */
export function Gallery({ title, pictures, allowed }: GalleryProps) {
  const railRef = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const addresses = pictures.map((address) => allowedPicture(address, allowed));
  const count = Math.max(addresses.length, 1);

  const follow = () => {
    const rail = railRef.current;
    if (rail && rail.clientWidth > 0) setAt(Math.round(rail.scrollLeft / rail.clientWidth));
  };
  const turnTo = (next: number) => {
    const rail = railRef.current;
    if (!rail || next < 0 || next >= count) return;
    rail.scrollLeft = next * rail.clientWidth;
    setAt(next);
  };

  return (
    <section className={styles.gallery} aria-label="商品图片">
      <div className={classes(styles.frame, count === 1 && styles.single)}>
        <div className={styles.stage}>
          {/* Focusable, so that arrow keys scroll it. */}
          <div
            ref={railRef}
            className={styles.rail}
            tabIndex={count > 1 ? 0 : undefined}
            role="group"
            aria-label={`${title}，共 ${count} 张图片`}
            onScroll={follow}
          >
            {(addresses.length > 0 ? addresses : [undefined]).map((address, index) => (
              <div key={index} className={styles.slide}>
                <ProductPicture address={address} label={`${title}，第 ${index + 1} 张图片`} />
              </div>
            ))}
          </div>
          {count > 1 && (
            <>
              <button
                type="button"
                className={classes(styles.turn, styles.before)}
                aria-label="上一张"
                disabled={at === 0}
                onClick={() => turnTo(at - 1)}
              >
                <Icon shape={leftShape} size={22} />
              </button>
              <button
                type="button"
                className={classes(styles.turn, styles.after)}
                aria-label="下一张"
                disabled={at === count - 1}
                onClick={() => turnTo(at + 1)}
              >
                <Icon shape={rightShape} size={22} />
              </button>
              {/* Seen by the mark of the small picture. */}
              <div role="status">
                <HiddenText>
                  第 {at + 1} 张，共 {count} 张
                </HiddenText>
              </div>
            </>
          )}
        </div>
        {count > 1 && <Thumbnails at={at} addresses={addresses} turnTo={turnTo} />}
      </div>
    </section>
  );
}

interface ThumbnailsProps {
  at: number;
  addresses: readonly (string | undefined)[];
  turnTo(next: number): void;
}

/** All pictures below the large one, in a row that follows it. */
function Thumbnails({ at, addresses, turnTo }: ThumbnailsProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = rowRef.current;
    const current = row?.children[at];
    if (row && current instanceof HTMLElement)
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [at]);
  return (
    <div ref={rowRef} className={styles.thumbnails}>
      {addresses.map((address, index) => (
        <button
          key={index}
          type="button"
          aria-label={`查看第 ${index + 1} 张图片`}
          aria-current={index === at || undefined}
          className={styles.thumbnail}
          onClick={() => turnTo(index)}
        >
          <ProductPicture address={address} label="" />
        </button>
      ))}
    </div>
  );
}
