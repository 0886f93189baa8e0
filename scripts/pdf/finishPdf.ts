import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFRef,
} from 'pdf-lib';

/**
 * Finds the sheet, from 1, of each target of a link inside a PDF that Chromium printed.
 *
 * @returns sheet numbers by anchor
 */
export async function findSheetNumbers(
  pdf: Uint8Array,
): Promise<ReadonlyMap<string, number>> {
  const {catalog, pages} = await openPdf(pdf);
  const targets = catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  return new Map(
    targets
      ?.keys()
      .map((name) => [
        decodeURI(name.decodeText()),
        pages.indexOf(targets.lookup(name, PDFArray).get(0) as PDFRef) + 1,
      ]),
  );
}

/**
 * Completes a PDF that Chromium printed: its dates become that of the sources, its bookmarks are collapsed, and
 * tags and links, more than half of the file, are compressed.
 *
 * @param titles - bookmarks of the first two levels, in order: pages that are not translated have a
 *   translated title, but an English heading
 * @param day - `YYYY-MM-DD`; without it, the PDF has no dates
 */
export async function finishPdf(
  bytes: Uint8Array,
  titles: readonly string[],
  day: string | undefined,
): Promise<{readonly pdf: Uint8Array; readonly sheets: number}> {
  const {pdf, catalog, pages} = await openPdf(bytes);
  const {context} = pdf;
  editBookmarks(catalog.lookup(PDFName.of('Outlines'), PDFDict), [...titles]);
  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  for (const key of ['CreationDate', 'ModDate']) {
    info.delete(PDFName.of(key));
    if (day !== undefined) {
      info.set(PDFName.of(key), PDFString.fromDate(new Date(day)));
    }
  }
  // Compression of objects requires PDF 1.5.
  context.header = PDFHeader.forVersion(1, 7);
  return {
    pdf: await pdf.save({useObjectStreams: true}),
    sheets: pages.length,
  };
}

async function openPdf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, {updateMetadata: false});
  const pages = pdf.getPages().map(({ref}) => ref);
  return {pdf, catalog: pdf.catalog, pages};
}

/**
 * Collapses the bookmarks below a parent, and gives those of the first two levels their titles. ISO 32000-1, 12.3.3
 *
 * @param titles - taken from the front, in order
 */
function editBookmarks(parent: PDFDict, titles: string[], level = 1): void {
  let children = 0;
  let bookmark = parent.lookupMaybe(PDFName.of('First'), PDFDict);
  while (bookmark) {
    children += 1;
    const title = level <= 2 ? titles.shift() : undefined;
    if (title !== undefined) {
      bookmark.set(PDFName.of('Title'), PDFHexString.fromText(title));
    }
    editBookmarks(bookmark, titles, level + 1);
    bookmark = bookmark.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  if (children > 0) {
    // Negative: the bookmarks below are hidden until a reader expands this one.
    const count = level === 1 ? children : -children;
    parent.set(PDFName.of('Count'), PDFNumber.of(count));
  }
}
