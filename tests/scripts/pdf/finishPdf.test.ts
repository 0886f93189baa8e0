import {PDFDict, PDFDocument, PDFName, type PDFContext} from 'pdf-lib';
import {expect, it} from 'vitest';
import {findSheetNumbers, finishPdf} from '../../../scripts/pdf/printBook';

type Bookmark = readonly [title: string, ...below: Bookmark[]];

/** Adds bookmarks that are all expanded, as those of Chromium. */
function addBookmarks(
  context: PDFContext,
  parent: PDFDict,
  bookmarks: readonly Bookmark[],
): void {
  const dicts = bookmarks.map(([Title, ...below]) => {
    const dict = context.obj({Title, Count: below.length});
    addBookmarks(context, dict, below);
    return dict;
  });
  dicts.forEach((dict, index) => {
    const [holder, key] =
      index === 0 ? [parent, 'First'] : [dicts[index - 1]!, 'Next'];
    holder.set(PDFName.of(key!), dict);
  });
}

/** A document as Chromium prints it. */
async function printed(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const places = ['ocr/a', encodeURI('ocr/한글')].map((name) => {
    const {ref} = pdf.addPage();
    return [name, [ref, 'XYZ', 0, 700, 0]];
  });
  pdf.catalog.set(
    PDFName.of('Dests'),
    pdf.context.obj(Object.fromEntries(places)),
  );
  const outlines = pdf.context.obj({});
  addBookmarks(pdf.context, outlines, [['A'], ['B', ['C', ['Deep']]]]);
  pdf.catalog.set(PDFName.of('Outlines'), outlines);
  return pdf.save();
}

async function finished(day?: string) {
  const {pdf} = await finishPdf(await printed(), ['1', '2', '한글'], day);
  return PDFDocument.load(pdf, {updateMetadata: false});
}

it('finds the sheet of each anchor', async () => {
  const numbers = await findSheetNumbers(await printed());
  expect([...numbers]).toEqual([
    ['ocr/a', 1],
    ['ocr/한글', 2],
  ]);
});

it('collapses bookmarks, and names those of two levels', async () => {
  const {catalog} = await finished();
  const describe = (dict: PDFDict): unknown => {
    const find = (key: string) =>
      dict.lookupMaybe(PDFName.of(key), PDFDict) as PDFDict | undefined;
    const [first, next] = [find('First'), find('Next')];
    const [title, count] = ['Title', 'Count'].map((key) =>
      dict.get(PDFName.of(key))?.toString(),
    );
    return [title, count, first && describe(first), next && describe(next)];
  };
  const [, count, first] = describe(
    catalog.lookup(PDFName.of('Outlines'), PDFDict),
  ) as unknown[];
  const korean = '<FEFFD55CAE00>';
  const deep = ['/Deep', '0', undefined, undefined];
  const page = [korean, '-1', deep, undefined];
  expect([count, first]).toEqual([
    '2',
    ['<FEFF0031>', '0', undefined, ['<FEFF0032>', '-1', page, undefined]],
  ]);
});

it('has the date of its sources, or none', async () => {
  const dates = async (day?: string) => {
    const pdf = await finished(day);
    return [pdf.getCreationDate(), pdf.getModificationDate()];
  };
  const day = new Date('2026-10-02T00:00:00Z');
  expect(await dates('2026-10-02')).toEqual([day, day]);
  expect(await dates()).toEqual([undefined, undefined]);
});
