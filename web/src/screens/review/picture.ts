/** A picture of a review to share, drawn in the page: the graph, who it is about, and what it came to. */
import { canvasOf, imageOf, linesOf, toPng } from "../../lib/pictures";

const WIDTH = 1200;
const HEIGHT = 630;

export interface ReviewPicture {
  title: string;
  table: string;
  sentence: string;
  graph: SVGSVGElement;
}

export async function draw({ title, table, sentence, graph }: ReviewPicture): Promise<Blob> {
  const { canvas, pen, fonts } = canvasOf(WIDTH, HEIGHT);
  pen.fillStyle = "#f6f1e3";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#22342a";
  pen.font = `400 30px ${fonts.title}`;
  pen.fillText("Festina", 46, 62);
  pen.font = `600 19px ${fonts.body}`;
  pen.textAlign = "right";
  pen.fillText(table, WIDTH - 46, 60);
  pen.textAlign = "left";
  pen.font = `400 46px ${fonts.title}`;
  pen.fillText(title, 46, 124);
  pen.font = `500 23px ${fonts.body}`;
  const told = linesOf(pen, sentence, WIDTH - 92).slice(0, 2);
  told.forEach((line, index) => pen.fillText(line, 46, 164 + index * 31));
  const top = 164 + told.length * 31;
  const box = { width: WIDTH - 92, height: HEIGHT - top - 36 };
  pen.fillStyle = "#fffdf6";
  pen.beginPath();
  pen.roundRect(30, top - 12, WIDTH - 60, HEIGHT - top - 12, 22);
  pen.fill();
  const image = await imageOf(graph, box);
  pen.drawImage(
    image,
    46 + (box.width - image.width) / 2,
    top + (box.height - image.height) / 2,
    image.width,
    image.height,
  );
  return toPng(canvas);
}
