import {
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type {SheetNumbers} from '../book/contents';

/** The reader's name of a sheet. */
type Sheet = Parameters<PDFDocumentProxy['getPageIndex']>[0];

/** Where a PDF's destinations stand. */
export interface SheetCount {
  /** Name of each destination → number of its sheet, from 1. */
  readonly numbers: SheetNumbers;
  readonly sheets: number;
}

/** Reads where the named destinations of a PDF stand. */
export async function readSheetNumbers(pdf: Buffer): Promise<SheetCount> {
  // The reader takes the bytes away from whoever gives them.
  const task = getDocument({data: new Uint8Array(pdf)});
  try {
    const document = await task.promise;
    const destinations = Object.entries(await document.getDestinations());
    const numbers = await Promise.all(
      destinations.map(
        async ([name, [sheet]]) =>
          [name, (await document.getPageIndex(sheet as Sheet)) + 1] as const,
      ),
    );
    return {numbers: new Map(numbers), sheets: document.numPages};
  } finally {
    await task.destroy();
  }
}
