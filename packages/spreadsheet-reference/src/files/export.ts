import {toBounds} from '../area/address';
import type {AreaBounds, ExportFormat, ExportOptions} from '../contract';
import {createBounds, listIndexes, unionBounds} from '../area/bounds';
import {assertOptions} from '../choices';
import {createInvalidArgumentError} from '../errors';
import type {DocumentStore} from '../document/store';
import {type DocumentContext, formatCellText} from '../objects/context';
import {
  keyToBounds,
  toCellKey,
  listCellKeys,
  findUsedBounds,
} from '../state/cells';
import {findSheet} from '../state/identity';
import {resolveFormat} from '../state/formats';
import type {LineState, SheetState} from '../state/types';
import {escapeXml} from './xml';
import {MEDIA_TYPES, createUnsupportedFormatError} from './formats';
import {getAreaBox, sumLineSizes} from './geometry';
import {renderPng} from './chartImage';

/** The area to export, and the cells of its visible rows and columns. */
type Page = ReturnType<typeof createPage>;

/** Exports a document as `html`, `png` or `pdf`. */
export async function exportDocument(
  context: DocumentContext,
  format: ExportFormat,
  options: ExportOptions,
): Promise<Blob> {
  const {state} = context.store;
  const chosen = options.sheets?.map(({id}) => findSheet(state, id)!);
  const sheets =
    chosen ?? state.sheets.filter(({visibility}) => visibility === 'visible');
  if (sheets.length === 0 || (format === 'png' && chosen?.length !== 1)) {
    throw createInvalidArgumentError(
      `'${format}' needs ${format === 'png' ? 'exactly one sheet' : 'a sheet'}; ${sheets.length} were given.`,
      {sheets: sheets.length},
    );
  }
  const {scale = 1, paper, orientation} = options;
  assertOptions({scale, paper, orientation});
  const area = options.area === undefined ? undefined : toBounds(options.area);
  const pages = sheets.map((sheet) =>
    createPage(context, sheet, area ?? usedAreaFromStart(sheet)),
  );
  const write: Readonly<Record<string, () => Promise<BlobPart> | string>> = {
    html: () => toHtml(context.store, pages),
    png: () => toImage(context.store, pages[0]!, scale),
    pdf: () => toPdf(pages, options),
  };
  const contents = await write[format]?.();
  if (contents === undefined) {
    throw createUnsupportedFormatError(format);
  }
  return new Blob([contents], {type: MEDIA_TYPES[format]});
}

function usedAreaFromStart(sheet: SheetState): AreaBounds {
  const first = createBounds(0, 0);
  return unionBounds(findUsedBounds(sheet) ?? first, first);
}

function createPage(
  context: DocumentContext,
  sheet: SheetState,
  area: AreaBounds,
) {
  const {firstRow, lastRow, firstColumn, lastColumn} = area;
  const isVisible = (lines: ReadonlyMap<number, LineState>) => (line: number) =>
    sumLineSizes(lines, line, line, 1) > 0;
  const columns = listIndexes(firstColumn, lastColumn).filter(
    isVisible(sheet.columns),
  );
  const rows = listIndexes(firstRow, lastRow)
    .filter(isVisible(sheet.rows))
    .map((row) =>
      columns.map((column) => {
        const key = toCellKey(row, column);
        return {key, text: formatCellText(context, sheet, key)};
      }),
    );
  return {sheet, area, rows};
}

function toHtml({state, name}: DocumentStore, pages: readonly Page[]): string {
  const tables = pages.map((page) => {
    const {sheet} = page;
    const rows = page.rows.map((row) => {
      const cells = row.map(({key, text}) => {
        const {font, fill} = resolveFormat(state, sheet, key);
        const styles = [
          font.bold && 'font-weight:bold',
          font.italic && 'font-style:italic',
          font.color !== '#000000' && `color:${font.color}`,
          fill && `background:${fill.color}`,
        ].filter(Boolean);
        return `<td${styles.length > 0 ? ` style="${styles.join(';')}"` : ''}>${escapeXml(text)}</td>`;
      });
      return `<tr>${cells.join('')}</tr>`;
    });
    return `<table><caption>${escapeXml(sheet.name)}</caption>${rows.join('')}</table>`;
  });
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escapeXml(name)}</title></head><body>${tables.join('')}</body></html>`;
}

async function toImage(
  {state}: DocumentStore,
  {sheet, area}: Page,
  scale: number,
): Promise<BlobPart> {
  const {left, top, width, height} = getAreaBox(sheet, area);
  const marks = listCellKeys(area).flatMap((key) => {
    const {fill} = resolveFormat(state, sheet, key);
    const box = getAreaBox(sheet, keyToBounds(key));
    return fill
      ? [{...box, left: box.left - left, top: box.top - top, color: fill.color}]
      : [];
  });
  return renderPng(marks, width, height, scale);
}

const MARGIN = 40;
const LINE = 16;
const FONT_SIZE = 9;

async function toPdf(
  pages: readonly Page[],
  {paper = 'A4', orientation = 'portrait'}: ExportOptions,
): Promise<BlobPart> {
  const {jsPDF} = await import('../lazy/pdf');
  const pdf = new jsPDF({format: paper.toLowerCase(), orientation, unit: 'pt'});
  pdf.setFontSize(FONT_SIZE);
  const {width, height} = pdf.internal.pageSize;
  pages.forEach((page, index) => {
    if (index > 0) {
      pdf.addPage();
    }
    const step = (width - 2 * MARGIN) / (page.rows[0]?.length ?? 1);
    let top = MARGIN;
    for (const row of page.rows) {
      if (top > height - MARGIN) {
        pdf.addPage();
        top = MARGIN;
      }
      row.forEach(({text}, column) => {
        if (text !== '') {
          pdf.text(text, MARGIN + column * step, top, {maxWidth: step - 4});
        }
      });
      top += LINE;
    }
  });
  return pdf.output('arraybuffer');
}
