/** Pictures to hand on: painted in the page, shared as files. */

export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
}

/** Shares a picture the way the device does it, or saves it as a file. A person who changes their mind has not failed. */
export async function sharePicture(picture: Blob, name: string, words: Omit<ShareData, "files">): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  const offered = { ...words, files: [file] };
  if ("canShare" in navigator && navigator.canShare(offered)) {
    try {
      await navigator.share(offered);
    } catch (problem) {
      if (!(problem instanceof DOMException && problem.name === "AbortError")) throw problem;
    }
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A canvas to paint on, and the page's fonts. */
export function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  const fonts = { title: style.getPropertyValue("--font-title"), body: style.getPropertyValue("--font-body") };
  return { canvas, pen, fonts };
}

/** A text in lines that are not wider than there is room. */
export function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length ? `${found.at(-1)} ${word}` : word;
    if (found.length && pen.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

/** An SVG of the page as an image by itself, as large as fits: with the styles of the page's style sheets, in the light. */
export async function imageOf(
  drawing: SVGSVGElement,
  most: { width: number; height: number },
): Promise<HTMLImageElement> {
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
      "fill-opacity",
      "stroke",
      "stroke-width",
      "stroke-opacity",
      "stroke-linejoin",
      "paint-order",
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
