import {SpreadsheetError, unreadable} from '../../errors';
import {
  decodeOoxmlEscapes,
  parseSax,
} from '../../../node_modules/hucre/dist/xml/parser.mjs';

/** The reverse of {@link encodeCellText}. */
export const decodeCellText = decodeOoxmlEscapes;

/** What reads a text of XML; names come without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

export type Attributes = Readonly<Record<string, string | undefined>>;

/** @throws SpreadsheetError `FILE_UNREADABLE` for what the library cannot read */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SpreadsheetError
      ? error
      : unreadable(`The file is damaged: ${messageOf(error)}`);
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Reads XML from its beginning to its end.
 *
 * @throws SpreadsheetError `FILE_UNREADABLE`
 */
export function scanXml(xml: string, {open, close, text}: XmlHandler): void {
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  reading(() =>
    parseSax(xml, {
      // Attributes with a prefix keep it: `r:id` is not `id`.
      onOpenTag: (name, attributes) => open(plain(name), attributes),
      onCloseTag: (name) => close?.(plain(name)),
      onText: (piece) => text?.(piece),
    }),
  );
}

/** Whether a value of the type `xsd:boolean` is true. */
export function isOn(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}

/** A text of a cell: characters that XML has not are written as `_x000D_`, and what reads as one, too. */
export function encodeCellText(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000B\u000C\r\u000E-\u001F\uFFFE\uFFFF]/g,
      (letter) =>
        `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
