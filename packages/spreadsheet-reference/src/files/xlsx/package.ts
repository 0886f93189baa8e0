import type {unzipSync} from 'fflate';
import {unreadable} from '../../errors';
import {detectUtf16} from '../formats';
import {findElements, parseXml} from '../xml';

/** A relation of one part of a file to another. */
export interface Relation {
  readonly id: string;
  /** Last word of its type, such as `worksheet`. */
  readonly type: string;
  /** Path of the other part, in small letters. */
  readonly target: string;
}

/** Most bytes that a file may unpack to. */
const LARGEST = 1 << 30;

/** Parts of a workbook by their path in small letters: writers do not agree on the case of names. */
export class Package {
  readonly parts = new Map<string, Uint8Array>();

  /**
   * @param unzip - of a library that is loaded late
   * @throws SpreadsheetError `FILE_UNREADABLE`
   */
  constructor(bytes: Uint8Array, unzip: typeof unzipSync) {
    let total = 0;
    let found: Record<string, Uint8Array>;
    try {
      found = unzip(bytes, {
        filter: ({originalSize}) => (total += originalSize) <= LARGEST,
      });
    } catch {
      throw unreadable('The file is damaged: its archive cannot be read.');
    }
    if (total > LARGEST) {
      throw unreadable(`The file unpacks to more than ${LARGEST} bytes.`);
    }
    for (const [name, contents] of Object.entries(found)) {
      this.parts.set(name.replaceAll('\\', '/').toLowerCase(), contents);
    }
  }

  /** Text of a part; `undefined` when there is none. */
  text(path: string): string | undefined {
    const part = this.parts.get(path.toLowerCase());
    if (!part) {
      return undefined;
    }
    const text = new TextDecoder(detectUtf16(part)).decode(part);
    // XML has one kind of line end.
    return text.replaceAll('\r\n', '\n');
  }

  /** Relations of a part; of the whole file for the path `''`. */
  relations(path: string): Relation[] {
    const [, folder = '', file = ''] = /^(.*\/)?([^/]*)$/.exec(path)!;
    const xml = this.text(`${folder}_rels/${file}.rels`);
    return findElements(parseXml(xml), 'Relationship').flatMap(
      ({attributes: {Id, Type = '', Target = '', TargetMode}}) =>
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

/** Path that a target of a relation means, from the folder of its part. */
function resolve(folder: string, target: string): string {
  const url = new URL(target.replaceAll('\\', '/'), `file:///${folder}`);
  return decodeURIComponent(url.pathname).slice(1).toLowerCase();
}
