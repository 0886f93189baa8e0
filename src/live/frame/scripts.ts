import type {ScriptFile} from '../protocol';

/** Scripts under addresses of the frame's own: it may load no others. */
export class Scripts {
  readonly #addresses = new Map<string, string>();

  /**
   * Takes scripts, each after those that it imports; one that is known already is not taken again.
   *
   * @returns address of the last
   */
  add(files: readonly ScriptFile[]): string {
    for (const {name, text} of files) {
      if (!this.#addresses.has(name)) {
        const linked = [...this.#addresses].reduce(
          (code, [other, address]) =>
            code.replaceAll(`"${other}"`, `"${address}"`),
          text,
        );
        this.#addresses.set(
          name,
          URL.createObjectURL(new Blob([linked], {type: 'text/javascript'})),
        );
      }
    }
    return this.#addresses.get(files.at(-1)!.name)!;
  }
}
