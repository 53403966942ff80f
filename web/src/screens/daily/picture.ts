/** Paints a run of the day's race, 1200 × 630: what networks and messengers show beside a link. */
import { cells, sampled, type Run } from "./sharing";

export const WIDTH = 1200;
export const HEIGHT = 630;
const MOST_COLUMNS = 40;

/** The picture looks the same wherever it is made: these are the light colours of the house. */
const INK = "#22342a";
const SOFT = "#55624f";
const SKY = "#dcebf3";
const HILL = "#bcd79c";
const MEADOW = "#cfe3b4";
const SHADE = "#c3dba5";
const SUN = "#ffd978";
const SLIP = "#fffdf6";
const EMPTY = "#ece3cc";
const HERE = "#1b52b3";
const AHEAD = "#2f6f43";
const EMBLEM =
  "M24 30C17 20 16 9 21 7s9 8 10 20h2C34 15 38 5 43 7s4 13-3 23c6 3 9 8 9 14 0 9-8 14-17 14s-17-5-17-14c0-6 3-11 9-14z";

/** Where a hill begins, and the two points that bend it. */
type Curve = [number, number, number, number, number, number];

const title = (size: number) => `${size}px Caprasimo, Georgia, serif`;
const plain = (size: number, weight = 500) => `${weight} ${size}px "Figtree Variable", system-ui, sans-serif`;

/** The faces that are painted with, loaded. */
export async function loadFaces(): Promise<void> {
  await Promise.all([
    document.fonts.load(title(70)),
    document.fonts.load(plain(30)),
    document.fonts.load(plain(30, 600)),
  ]);
}

export function paint(pen: CanvasRenderingContext2D, run: Run, heading: string, host: string): void {
  ground(pen);
  emblem(pen, 44, 34, 46);
  write(pen, "Festina", 104, 68, title(30), INK);
  pen.textAlign = "right";
  write(pen, run.game, WIDTH - 44, 60, fitted(pen, run.game, plain, 24, 640), INK);
  write(pen, run.date, WIDTH - 44, 92, plain(20), SOFT);
  pen.textAlign = "left";
  write(pen, heading, 44, 148, plain(28, 600), SOFT);
  write(pen, run.place, 44, 226, fitted(pen, run.place, title, 76, WIDTH - 100), INK);
  write(pen, run.detail, 44, 274, fitted(pen, run.detail, plain, 28, WIDTH - 100), INK);
  slip(pen, 44, 306, WIDTH - 88, 268);
  squares(pen, run, 72, 330, WIDTH - 144, 220);
  write(pen, host, 44, 612, plain(20, 600), SOFT);
}

function ground(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = SKY;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = SUN;
  pen.beginPath();
  pen.arc(930, 168, 52, 0, Math.PI * 2);
  pen.fill();
  hill(pen, HILL, [0, 210, 260, 60, 560, 216], [1200, 170]);
  hill(pen, MEADOW, [0, 244, 380, 190, 800, 232], [1200, 206]);
  hill(pen, SHADE, [0, 470, 420, 400, 800, 480], [1200, 420]);
}

function hill(pen: CanvasRenderingContext2D, colour: string, curve: Curve, end: [number, number]): void {
  const [x, y, x1, y1, x2, y2] = curve;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x, HEIGHT);
  pen.lineTo(x, y);
  pen.bezierCurveTo(x1, y1, x2, y2, ...end);
  pen.lineTo(end[0], HEIGHT);
  pen.fill();
}

function emblem(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 64, size / 64);
  pen.fillStyle = AHEAD;
  pen.beginPath();
  pen.roundRect(0, 0, 64, 64, 18);
  pen.fill();
  pen.fillStyle = "#fbf6e8";
  pen.fill(new Path2D(EMBLEM));
  pen.fillStyle = INK;
  for (const eye of [25, 39]) {
    pen.beginPath();
    pen.arc(eye, 42, 2.6, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}

function slip(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  pen.save();
  pen.shadowColor = "rgb(50 45 20 / 0.18)";
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 8;
  pen.fillStyle = SLIP;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 22);
  pen.fill();
  pen.restore();
}

/** Where the runner was is a filled square; the first place is another colour, and stands in the top row. */
function squares(pen: CanvasRenderingContext2D, run: Run, x: number, y: number, width: number, height: number): void {
  for (const cell of cells(sampled(run.shape, MOST_COLUMNS), run.places, width, height)) {
    pen.fillStyle = !cell.here ? EMPTY : cell.ahead ? AHEAD : HERE;
    pen.beginPath();
    pen.roundRect(x + cell.x, y + cell.y, cell.size, cell.size, cell.size / 4);
    pen.fill();
  }
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** A face in the largest size, up to a limit, in which a text has room. */
function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  face: (size: number) => string,
  size: number,
  width: number,
): string {
  pen.font = face(size);
  const wide = pen.measureText(text).width;
  return face(wide > width ? Math.floor((size * width) / wide) : size);
}
