// Reads texts of cells.
import {decodeCellText, streamElements, type XmlElement} from '../xml';

/** An entry in the shared string table of the file. */
export type SharedString = ReturnType<typeof readSharedStrings>[number];

export function readSharedStrings(xml: string) {
  const texts: {text: string; isFormatted: boolean}[] = [];
  // Early versions of Excel write `sstItem` instead of `si`.
  streamElements(xml, ['si', 'sstItem'], ({children}) => {
    const text = decodeCellText(joinText(children));
    texts.push({text, isFormatted: isFormatted(children)});
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
