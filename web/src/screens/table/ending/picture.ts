/** A picture of the ending to share, drawn in the page: nothing of it comes from anywhere else. */
import { toPng } from "../../../lib/pictures";

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

/** An SVG of the page as an image by itself, as large as fits: with the styles of the page's style sheets, in the light. */
async function imageOf(drawing: SVGSVGElement, most: { width: number; height: number }): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error("not a drawing");
  const box = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const scale = Math.min(most.width / box.width, most.height / box.height);
  copy.setAttribute("width", String(box.width * scale));
  copy.setAttribute("height", String(box.height * scale));
  const [from, to] = [drawing.querySelectorAll<SVGElement>("*"), copy.querySelectorAll<SVGElement>("*")];
  const scheme = drawing.style.colorScheme;
  drawing.style.colorScheme = "light"; // the picture's paper is white, whatever the page's is
  for (const [index, element] of from.entries()) {
    const style = getComputedStyle(element);
    for (const name of [
      "fill",
      "stroke",
      "stroke-width",
      "stroke-dasharray",
      "font",
      "font-size",
      "font-weight",
      "text-anchor",
      "opacity",
    ])
      to[index]?.style.setProperty(name, style.getPropertyValue(name));
  }
  drawing.style.colorScheme = scheme;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
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

function lines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word;
    if (found.length && pen.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

export async function draw(picture: Picture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  const [title, body] = [style.getPropertyValue("--font-title"), style.getPropertyValue("--font-body")];
  hills(pen);
  pen.fillStyle = "#22342a";
  pen.font = `400 34px ${title}`;
  pen.fillText("Festina", 46, 70);
  pen.font = `600 20px ${body}`;
  pen.textAlign = "right";
  pen.fillText(picture.table, 1154, 64);
  pen.textAlign = "left";
  pen.font = `400 70px ${title}`;
  const headline = lines(pen, picture.title, 560).slice(0, 2);
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
