/** A picture of the ending to share, drawn in the page: nothing of it comes from anywhere else. */
import { canvasOf, imageOf, linesOf, toPng } from "../../../lib/pictures";

const WIDTH = 1200;
const HEIGHT = 630;

export interface Picture {
  title: string;
  sentence: string;
  table: string;
  /** The podium and the curves as they stand on the page. */
  podium: SVGSVGElement;
  chart: SVGSVGElement | null;
}

function hills(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#dcebf3";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#ffd36b";
  pen.beginPath();
  pen.arc(672, 126, 55, 0, 7);
  pen.fill();
  for (const [colour, path] of [
    ["#bcd89b", "M0 215C180 60 420 160 560 220S900 100 1200 160V630H0z"],
    ["#cfe3b4", "M0 240C200 180 420 240 640 215s380-30 560 10v405H0z"],
    ["#c3dba5", "M0 500c240-40 460 30 700 10s380-40 500-20v140H0z"],
  ] as const) {
    pen.fillStyle = colour;
    pen.fill(new Path2D(path));
  }
}

export async function draw(picture: Picture): Promise<Blob> {
  const { canvas, pen, fonts } = canvasOf(WIDTH, HEIGHT);
  const { title, body } = fonts;
  hills(pen);
  pen.fillStyle = "#22342a";
  pen.font = `400 34px ${title}`;
  pen.fillText("Festina", 46, 70);
  pen.font = `600 20px ${body}`;
  pen.textAlign = "right";
  pen.fillText(picture.table, 1154, 64);
  pen.textAlign = "left";
  pen.font = `400 70px ${title}`;
  const headline = linesOf(pen, picture.title, 560).slice(0, 2);
  for (const [index, line] of headline.entries()) pen.fillText(line, 46, 166 + index * 72);
  pen.font = `500 27px ${body}`;
  pen.fillText(picture.sentence, 46, 166 + headline.length * 72 - 14);
  pen.drawImage(await imageOf(picture.podium, { width: 560, height: 470 }), 612, 128);
  if (picture.chart) {
    pen.fillStyle = "#fffdf6";
    pen.beginPath();
    pen.roundRect(44, 352, 560, 236, 18);
    pen.fill();
    const chart = await imageOf(picture.chart, { width: 530, height: 210 });
    pen.drawImage(chart, 44 + (560 - chart.width) / 2, 352 + (236 - chart.height) / 2);
  }
  return toPng(canvas);
}
