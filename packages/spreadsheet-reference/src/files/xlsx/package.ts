import type {unzipSync} from 'fflate';
import {unreadable} from '../../errors';
import {detectUtf16} from '../formats';
import {parseXml, type XmlElement} from '../xml';

/** Relationship between parts of a package. */
interface Relation {
  readonly id: string;
  /** Last segment of the type, such as `worksheet`. */
  readonly type: string;
  /** Path of the related part in lower case. */
  readonly target: string;
}

/** Limit for the unpacked size in bytes. */
const MAX_SIZE = 1 << 30;

/** Parts of a file by their paths in lower case: programs do not agree on the case. */
export class Package {
  readonly parts = new Map<string, Uint8Array>();

  /**
   * @param unzip - function of a lazily loaded library
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
      throw unreadable('The file is damaged: its archive cannot be read.');
    }
    if (total > MAX_SIZE) {
      throw unreadable(`The file unpacks to more than ${MAX_SIZE} bytes.`);
    }
    for (const [name, contents] of Object.entries(found)) {
      this.parts.set(name.replaceAll('\\', '/').toLowerCase(), contents);
    }
  }

  /** Text of a part; `undefined` if it is missing. */
  text(path: string): string | undefined {
    const part = this.parts.get(path.toLowerCase());
    if (!part) {
      return undefined;
    }
    const text = new TextDecoder(detectUtf16(part)).decode(part);
    // XML parsers must normalize line ends.
    return text.replaceAll('\r\n', '\n');
  }

  /** XML of a part; an empty root if it is missing. */
  tree(path: string): XmlElement {
    return parseXml(this.text(path));
  }

  /** XML of the parts that a part refers to by relationships of a type. */
  related(path: string, type: string): {path: string; tree: XmlElement}[] {
    return this.relations(path)
      .filter((relation) => relation.type === type)
      .map(({target}) => ({path: target, tree: this.tree(target)}));
  }

  /** Relationships of a part, or of the package for the path `''`, without external ones. */
  relations(path: string): Relation[] {
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
