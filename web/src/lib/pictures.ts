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
