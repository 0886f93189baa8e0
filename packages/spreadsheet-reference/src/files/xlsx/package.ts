import type {unzipSync} from 'fflate';
import {createFileUnreadableError} from '../../errors';
import {detectUtf16} from '../formats';
import {parseXml, type XmlElement} from '../xml';

/** Maximum unpacked size in bytes. */
const MAX_SIZE = 1 << 30;

/** An Office Open XML file. Paths of its parts are in lower case, because programs write them in different cases. */
export class XlsxPackage {
  readonly parts = new Map<string, Uint8Array>();

  /**
   * @param unzip - function of the lazily loaded library fflate
   * @throws SpreadsheetError `FILE_UNREADABLE`
   */
  constructor(bytes: Uint8Array, unzip: typeof unzipSync) {
    let total = 0;
    let found: Record<string, Uint8Array>;
    try {
      found = unzip(bytes, {
        filter: ({originalSize}) => (total += originalSize) <= MAX_SIZE,
      });
    } catch {
      throw createFileUnreadableError(
        'The file is damaged: its archive cannot be read.',
      );
    }
    if (total > MAX_SIZE) {
      throw createFileUnreadableError(
        `The file unpacks to more than ${MAX_SIZE} bytes.`,
      );
    }
    for (const [name, contents] of Object.entries(found)) {
      this.parts.set(name.replaceAll('\\', '/').toLowerCase(), contents);
    }
  }

  /** Returns the text of a part; `undefined` if the part is missing. */
  text(path: string): string | undefined {
    const part = this.parts.get(path.toLowerCase());
    if (!part) {
      return undefined;
    }
    const text = new TextDecoder(detectUtf16(part)).decode(part);
    // XML parsers must normalize line endings.
    return text.replaceAll('\r\n', '\n');
  }

  /** Returns the XML of a part; an empty root element if the part is missing. */
  tree(path: string): XmlElement {
    return parseXml(this.text(path));
  }

  /** Returns the XML of all parts that a part refers to by relationships of one type. */
  related(path: string, type: string): {path: string; tree: XmlElement}[] {
    return this.relations(path)
      .filter((relation) => relation.type === type)
      .map(({target}) => ({path: target, tree: this.tree(target)}));
  }

  /**
   * Returns the relationships of a part, except external ones: their ids, the last segment of their type, such as
   * `worksheet`, and the path of their target in lower case. The path `''` selects those of the whole package.
   */
  relations(path: string) {
    const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(path)!;
    return this.tree(`${folder}_rels/${file}.rels`)
      .all('Relationship')
      .flatMap(({attributes: {Id, Type = '', Target = '', TargetMode}}) =>
        Id && TargetMode !== 'External'
          ? [
              {
                id: Id,
                type: Type.slice(Type.lastIndexOf('/') + 1),
                target: resolve(folder, Target),
              },
            ]
          : [],
      );
  }
}

/** Resolves the target of a relationship relative to the folder of its part. */
function resolve(folder: string, target: string): string {
  const url = new URL(target.replaceAll('\\', '/'), `file:///${folder}`);
  return decodeURIComponent(url.pathname).slice(1).toLowerCase();
}
