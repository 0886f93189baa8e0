import type {PDFRef} from 'pdf-lib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
} from 'pdf-lib';
import {fragmentOf} from './bindPage';
import type {Heading} from './book';
import type {SheetNumbers} from './bookHtml';

/** A document as Chromium has printed it. */
export interface OpenedPdf {
  readonly pdf: PDFDocument;
  /** Where each heading stands, by its anchor. */
  readonly destinations: ReadonlyMap<string, PDFArray>;
  readonly numbers: SheetNumbers;
}

/**
 * Opens a PDF that Chromium has printed, and looks up its headings.
 *
 * @throws Error naming a heading that it has no destination for
 */
export async function openPdf(
  bytes: Uint8Array,
  headings: readonly Heading[],
): Promise<OpenedPdf> {
  const pdf = await PDFDocument.load(bytes, {updateMetadata: false});
  const named = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const destinations = new Map(
    headings.map(({id, title}) => {
      const name = PDFName.of(fragmentOf(id).slice(1));
      const found = named?.lookupMaybe(name, PDFArray);
      if (!found) {
        throw new Error(
          `The printed document has no destination for "${title}" (${id}), to which its bookmarks and contents lead. Use a newer Chromium, by CHROME_PATH.`,
        );
      }
      return [id, found] as const;
    }),
  );
  const sheets = pdf.getPages().map(({ref}) => ref);
  const numbers = Array.from(
    destinations,
    ([id, place]) => [id, sheets.indexOf(place.get(0) as PDFRef) + 1] as const,
  );
  return {pdf, destinations, numbers: new Map(numbers)};
}

/**
 * Adds the bookmarks, gives the document the day of its sources in the place of the moment of its printing,
 * and packs it. Chromium's own bookmarks have a title twice where a heading is printed with several fonts,
 * and it packs neither the tags nor the links, which are more than half of the file.
 *
 * @param day - `YYYY-MM-DD`; without one no date remains
 */
export async function finishPdf(
  opened: OpenedPdf,
  headings: readonly Heading[],
  day: string | undefined,
): Promise<Uint8Array> {
  const {pdf} = opened;
  const {catalog, context} = pdf;
  catalog.set(PDFName.of('Outlines'), addBookmarks(opened, headings));
  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  for (const key of ['CreationDate', 'ModDate']) {
    info.delete(PDFName.of(key));
    if (day !== undefined) {
      info.set(PDFName.of(key), PDFString.fromDate(new Date(day)));
    }
  }
  // The first version that can be packed is 1.5.
  context.header = PDFHeader.forVersion(1, 7);
  return pdf.save({useObjectStreams: true});
}

/** Writes the outline, closed below its first level: ISO 32000-1, 12.3.3. */
function addBookmarks(
  {pdf: {context}, destinations}: OpenedPdf,
  headings: readonly Heading[],
): PDFRef {
  const [first, last, next, count] = ['First', 'Last', 'Next', 'Count'].map(
    (key) => PDFName.of(key),
  ) as [PDFName, PDFName, PDFName, PDFName];
  const root = context.nextRef();
  const path = [{ref: root, level: 0, entry: context.obj({Type: 'Outlines'})}];
  context.assign(root, path[0]!.entry);
  for (const {id, title, level} of headings) {
    while (path.at(-1)!.level >= level) {
      path.pop();
    }
    const above = path.at(-1)!;
    const before = above.entry.lookupMaybe(last, PDFDict);
    const ref = context.nextRef();
    const entry = context.obj({
      Title: PDFHexString.fromText(title),
      Dest: destinations.get(id)!,
      Parent: above.ref,
      ...(before && {Prev: above.entry.get(last)!}),
    });
    context.assign(ref, entry);
    (before ?? above.entry).set(before ? next : first, ref);
    above.entry.set(last, ref);
    const so = above.entry.lookupMaybe(count, PDFNumber)?.asNumber() ?? 0;
    // Negative for what is closed.
    above.entry.set(count, PDFNumber.of(so + (above.level > 0 ? -1 : 1)));
    path.push({ref, level, entry});
  }
  return root;
}
