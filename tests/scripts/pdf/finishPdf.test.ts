import {PDFDocument, PDFName} from 'pdf-lib';
import {expect, it} from 'vitest';
import {finishPdf, openPdf} from '../../../scripts/pdf/finishPdf';
import {readPdf, type Bookmark} from '../../support/readPdf';

const HEADINGS = [
  {id: 'a', title: 'Title', level: 1},
  {id: 'b', title: 'API', level: 1},
  {id: 'c', title: '3. Compile, 한글', level: 2},
  {id: 'd', title: 'Deep', level: 4},
  {id: 'e', title: 'Run', level: 2},
];

/** A document as Chromium prints it: with named destinations, one on each sheet. */
async function printed(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const places = HEADINGS.map(({id}) => {
    const {ref} = pdf.addPage();
    return [id, [ref, 'XYZ', 0, 700, 0]];
  });
  const destinations = pdf.context.obj(Object.fromEntries(places));
  pdf.catalog.set(PDFName.of('Dests'), destinations);
  return pdf.save();
}

const outline = (bookmarks: readonly Bookmark[]): unknown[] =>
  bookmarks.map(({title, sheet, below}) => [title, sheet, ...outline(below)]);

it('has a bookmark for each heading, below the one that it belongs to', async () => {
  const opened = await openPdf(await printed(), HEADINGS);
  expect([...opened.numbers.values()]).toEqual([1, 2, 3, 4, 5]);
  const pdf = await finishPdf(opened, HEADINGS, undefined);
  expect(outline((await readPdf(pdf)).outline)).toEqual([
    ['Title', 1],
    ['API', 2, ['3. Compile, 한글', 3, ['Deep', 4]], ['Run', 5]],
  ]);
});

it('has the day of its sources, and no other date', async () => {
  const dates = async (day: string | undefined) => {
    const opened = await openPdf(await printed(), HEADINGS);
    const pdf = await PDFDocument.load(await finishPdf(opened, HEADINGS, day), {
      updateMetadata: false,
    });
    return [pdf.getCreationDate(), pdf.getModificationDate()];
  };
  const day = new Date('2026-10-02T00:00:00Z');
  expect(await dates('2026-10-02')).toEqual([day, day]);
  expect(await dates(undefined)).toEqual([undefined, undefined]);
});

it('names a heading that the printed document does not know', async () => {
  const lost = {id: 'x', title: 'Lost', level: 1};
  await expect(openPdf(await printed(), [lost])).rejects.toThrow('"Lost" (x)');
});
