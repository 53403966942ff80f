/** Deletes tables of this device. */
import { site } from "../app/site";
import { newsOf, type News } from "./news";
import { Shelf } from "./shelf";

/** For good; whoever holds the table is told, in this page and in others. */
export async function removeTable(table: string): Promise<void> {
  const { href } = site().root;
  await new Shelf(href).remove(table);
  const news = newsOf(href);
  news.postMessage({ table, what: "gone" } satisfies News);
  news.close();
}
