interface Place {
  x: number;
  y: number;
  size: number;
}

/**
 * Dark modules on white, the quiet zone within `size`. Drawn in runs along a row, since modules beside each other would
 * show a seam where they share a pixel.
 */
export function drawQr(pen: CanvasRenderingContext2D, modules: boolean[][], { x, y, size }: Place): void {
  pen.fillStyle = '#fff';
  pen.fillRect(x, y, size, size);
  pen.fillStyle = '#000';
  const side = size / modules.length;
  modules.forEach((row, line) => {
    let from = 0;
    for (let at = 0; at <= row.length; at += 1) {
      if (row[at]) continue;
      if (at > from) pen.fillRect(x + from * side, y + line * side, (at - from) * side, side);
      from = at + 1;
    }
  });
}
