/** The files with which people's questions are thought about: the server's; without one, those of the pack. */
import { server } from "../app/server.svelte";
import { DeviceFiles, type Loaded } from "../device/files";

export class InsightFiles extends DeviceFiles {
  #packed: Promise<DeviceFiles> | null = null;

  override async game(game: string): Promise<Loaded | null> {
    return (await this.#tried(() => super.game(game))) ?? (server.there ? null : (await this.#pack()).game(game));
  }

  override async knowledge(game: string, key: string): Promise<Uint8Array> {
    return (await this.#tried(() => super.knowledge(game, key))) ?? (await this.#pack()).knowledge(game, key);
  }

  /** What the server has; null if there is no server to ask: a site of plain files has these in its pack alone. What goes wrong while
   * there is one is told. */
  async #tried<T>(ask: () => Promise<T>): Promise<T | null> {
    if (!server.there) return null;
    try {
      return await ask();
    } catch (problem) {
      if (server.there && navigator.onLine) throw problem;
      return null;
    }
  }

  #pack(): Promise<DeviceFiles> {
    this.#packed ??= import("../local/device.svelte").then(({ device }) => device.files());
    this.#packed.catch(() => (this.#packed = null));
    return this.#packed;
  }
}
