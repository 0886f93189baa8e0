// Reads texts of cells.
import {decodeCellText, streamElements, type XmlElement} from '../xml';

/** An entry in the shared string table of the file. */
export interface SharedString {
  readonly text: string;
  /** `true` if parts of the text have formats of their own. */
  readonly isFormatted: boolean;
}

export function readSharedStrings(xml: string): SharedString[] {
  const texts: SharedString[] = [];
  // Early versions of Excel write `sstItem` instead of `si`.
  streamElements(xml, ['si', 'sstItem'], ({children}) => {
    texts.push({
      text: decodeCellText(joinText(children)),
      isFormatted: isFormatted(children),
    });
  });
  return texts;
}

/** Tests whether parts of a text have formats of their own. */
export const isFormatted = (elements: readonly XmlElement[]): boolean =>
  elements.some(({children}) => children.some(({name}) => name === 'rPr'));

/** Joins the text runs of a value, without phonetic hints. */
export function joinText(elements: readonly XmlElement[]): string {
  return elements
    .filter(({name}) => name !== 'rPh' && name !== 'f')
    .map(({name, text, children}) =>
      name === 'v' || name === 't' ? text : joinText(children),
    )
    .join('');
}
