const PETALS = 12;

/** The engraved rosette at a poster's corner: ellipses turned about one centre. */
export function drawRosette(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.strokeStyle = 'rgba(207, 175, 116, 0.3)';
  pen.lineWidth = 1;
  for (let petal = 0; petal < PETALS; petal += 1) {
    pen.beginPath();
    pen.ellipse(x, y, 120, 46, (petal * Math.PI) / PETALS, 0, 2 * Math.PI);
    pen.stroke();
  }
}
