import { useEffect, useRef } from 'react';
import { pendingText, type PurchasePage } from '@vip/checkout-react';
import { classes, clockShape, Icon } from '@vip/ui';
import variant from './pending-strip.module.css';

export interface PendingStripProps {
  page: Pick<PurchasePage, 'pending' | 'resume' | 'dismissPending' | 'notice'>;
  /** A brand's own class names, in place of the default ones: strip, words, note, acts, go, quiet. */
  classNames?: Readonly<Record<string, string>>;
}

/** An unfinished purchase with its answers. Renders nothing without one. */
export function PendingStrip({ page, classNames: own }: PendingStripProps) {
  const classNames = { ...variant, ...own };
  const { pending, notice } = page;
  const stripRef = useRef<HTMLElement>(null);
  const isAskedFor = notice?.kind === 'unfinished';
  useEffect(() => {
    // The notice above the pay button refers to 上面这笔, which may be outside the viewport.
    if (isAskedFor) stripRef.current?.scrollIntoView({ block: 'center' });
  }, [isAskedFor]);
  if (!pending) return null;
  const { heading, facts, note, resume, dismiss } = pendingText(pending);
  const order = (
    <span className={classes(variant.facts, pending.isOwn && variant.body)}>
      {facts[0]}
      <span>{facts[1]}</span>
    </span>
  );
  return (
    <section ref={stripRef} className={classNames.strip} aria-label="未完成的订单">
      <p className={classes(classNames.words, note && resume && variant.whole)}>
        {/* Read out as a sentence, 年度会员 ¥168.00 待支付订单; seen with the heading first. */}
        <span className={variant.order}>
          {pending.isOwn && order}
          <span className={variant.heading}>
            <Icon shape={clockShape} size={16} strokeWidth={1.8} className={variant.clock} />
            {heading}
          </span>
          {!pending.isOwn && order}
        </span>
        {note && (
          <small className={classes(variant.body, classNames.note)}>
            {note[0]}
            <span>{note[1]}</span>
          </small>
        )}
      </p>
      <div className={classNames.acts}>
        {resume && (
          <button type="button" className={classNames.go} onClick={page.resume}>
            {resume}
          </button>
        )}
        <button type="button" className={classNames.quiet} onClick={page.dismissPending}>
          {dismiss}
        </button>
      </div>
    </section>
  );
}
