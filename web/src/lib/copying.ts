/** Puts a text where it can be pasted from. */

/**
 * Whether it worked. Browsers give the clipboard only to pages that came over a secure connection; on a home network that is rarely so,
 * and a text that is selected is copied as a person would do it. `near` is where that text may stand: within an open dialog, if it is
 * in one.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, near); // there is no clipboard, or it is forbidden
  }
}

function copySelected(text: string, near: HTMLElement): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;opacity:0;pointer-events:none";
  near.append(field);
  try {
    field.select();
    return document.execCommand("copy"); // an old way, and the only one without a secure connection
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
