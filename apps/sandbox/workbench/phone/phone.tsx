import './phone.css';
import { classes, Icon, leftShape } from '@vip/ui';
import { useAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PhoneWidth } from '../address.ts';
import { Choices } from '../choices/choice.tsx';
import { widthAtom } from '../state.ts';
import { frame, reloadFrame } from './frame.ts';

/** Phones of these widths have these heights, CSS px. */
const HEIGHTS: Record<PhoneWidth, number> = { 320: 568, 375: 812, 430: 932 };
const WIDTHS: readonly PhoneWidth[] = [320, 375, 430];
const CASE = 10;
const AROUND = 12;
/** Width of the tools beside the phone, px. */
const TOOLS = 64;
/** Height of the tools above the phone, px. */
const TOOLS_ROW = 44;

const reloadShape = 'M19 12a7 7 0 1 1-2.2-5.1M19.5 4.5v4h-4';

/** Fits the phone into its area. */
function fit(area: { width: number; height: number }, outer: { width: number; height: number }) {
  const isNarrow = area.width < outer.width + TOOLS * 2;
  const height = area.height - AROUND * 2 - (isNarrow ? TOOLS_ROW : 0);
  const scale = Math.min(1, (area.width - AROUND * 2) / outer.width, height / outer.height);
  return { isNarrow, scale: Math.max(0.3, scale) };
}

/** The phone with the page in a frame, scaled down where the window is too small for it. */
export function Phone() {
  const [width, setWidth] = useAtom(widthAtom);
  const [area, setArea] = useState({ width: 0, height: 0 });
  const areaRef = useRef<HTMLElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const height = HEIGHTS[width];
  const outer = { width: width + CASE * 2, height: height + CASE * 2 };
  const { isNarrow, scale } = fit(area, outer);

  useLayoutEffect(() => {
    bodyRef.current?.append(frame);
  }, []);
  useLayoutEffect(() => {
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  }, [width, height]);
  useEffect(() => {
    const element = areaRef.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setArea({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <main className={classes('phone-area', isNarrow && 'narrow')} aria-label="手机" ref={areaRef}>
      <div className="tools">
        <span className="scale mono">{Math.round(scale * 100)}%</span>
        <Choices
          label="手机宽度"
          variant="track small"
          value={String(width)}
          options={WIDTHS.map((value) => ({ value: String(value), content: value }))}
          onPick={(picked) => setWidth(WIDTHS.find((value) => String(value) === picked) ?? width)}
        />
        <button
          className="button"
          aria-label="返回"
          title="返回"
          onClick={() => frame.contentWindow?.history.back()}
        >
          <Icon shape={leftShape} size={15} strokeWidth={1.7} />
        </button>
        <button className="button" aria-label="刷新" title="刷新" onClick={reloadFrame}>
          <Icon shape={reloadShape} size={15} strokeWidth={1.7} />
        </button>
      </div>
      <div className="phone-space" style={{ width: outer.width * scale, height: outer.height * scale }}>
        <div
          className="phone"
          ref={bodyRef}
          style={scale < 1 ? { transform: `scale(${scale})` } : undefined}
        />
      </div>
    </main>
  );
}
