import fc from 'fast-check';
import jsQR from 'jsqr';
import { encodeQr } from '@vip/ui/qr';
import { describe, expect, test, vi } from 'vitest';
import { inviteLink } from '../../invite.ts';
import { plainName } from '../../../../shared/plain-name.ts';
import { HEIGHT, WIDTH, drawPoster, type PosterFacts } from './make-poster.ts';
import { drawQr, fitText } from './pen.ts';

// QR codes are drawn and scanned.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A canvas that draws rectangles, with `scale` pixels per unit. */
function paper(scale: number) {
  const [width, height] = [WIDTH * scale, HEIGHT * scale];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const pen = {
    fillStyle: '',
    fillRect(x: number, y: number, w: number, h: number) {
      const shade = pen.fillStyle === '#fff' ? 255 : 0;
      for (let row = Math.round(y * scale); row < Math.round((y + h) * scale); row += 1)
        for (let column = Math.round(x * scale); column < Math.round((x + w) * scale); column += 1)
          pixels.fill(shade, (row * width + column) * 4, (row * width + column) * 4 + 3);
    },
  };
  return { pen: pen as unknown as CanvasRenderingContext2D, read: () => jsQR(pixels, width, height)?.data };
}

test('a scan of the drawn code opens the invitation, for any name', () => {
  const code = fc.stringMatching(/^[A-Z0-9]{6}$/);
  fc.assert(
    fc.property(code, fc.string({ unit: 'grapheme', maxLength: 12 }), (invite, nickname) => {
      const link = inviteLink('https://vip.example', { code: invite, name: plainName(nickname) }, 'lxb');
      const { pen, read } = paper(3);
      drawQr(pen, encodeQr(link), { x: 22, y: 300, size: 100 });
      expect(read()).toBe(link);
    }),
    { numRuns: 12 },
  );
});

describe('a text on the poster', () => {
  const pen = { measureText: (text: string) => ({ width: Array.from(text).length * 10 }) as TextMetrics };

  test('is never wider than its space, and complete if it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 10, max: 200 }), (text, width) => {
        const fitted = fitText(pen, text, width);
        expect(pen.measureText(fitted).width).toBeLessThanOrEqual(width);
        if (pen.measureText(text).width <= width) expect(fitted).toBe(text);
      }),
    );
  });

  test('shows inviter, app, gift and code', () => {
    const texts: string[] = [];
    const recorder = new Proxy(
      { fillText: (text: string) => texts.push(text), measureText: pen.measureText },
      {
        get: (target, name) => Reflect.get(target, name) ?? (() => ({ addColorStop: () => undefined })),
        set: () => true,
      },
    ) as unknown as CanvasRenderingContext2D;
    const facts: PosterFacts = {
      nickname: '江晚舟',
      appName: '聊小白',
      slogan: ['一', '二'],
      purpose: '帮你回',
      days: 7,
      code: 'W7K2 9M',
      qr: [[true]],
    };
    drawPoster(recorder, facts);
    expect(texts).toEqual(
      expect.arrayContaining([
        '江',
        '江晚舟',
        '邀请你一起用聊小白',
        '一',
        '二',
        '帮你回',
        '7',
        '天会员',
        'W7K2 9M',
      ]),
    );
  });
});
