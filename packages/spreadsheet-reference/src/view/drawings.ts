import {
  getAnchorBox,
  DEFAULT_COLUMN_WIDTH,
  findLineAt,
  DEFAULT_ROW_HEIGHT,
} from '../files/geometry';
import type {DocumentContext} from '../objects/context';
import type {DrawingState, SheetState} from '../state/types';
import {toBase64} from '../files/json';
import {transposeRows} from '../formula/value';

/** A drawing. Its position and size are in CSS pixels. */
export type DrawingView = ReturnType<typeof readDrawings>[number];
export type ChartView = ReturnType<typeof readChart>;
export type ShapeView = NonNullable<DrawingView['shape']>;

/** Returns the drawings of a sheet from back to front, as plain data. */
export function readDrawings(context: DocumentContext, sheet: SheetState) {
  const {rows, columns} = sheet;
  return sheet.drawings.map((drawing) => {
    const {name, altText, anchor} = drawing;
    const box = getAnchorBox(sheet, anchor);
    const {left, top, width, height} = box;
    return {
      name,
      altText,
      ...box,
      // Area of cells that the drawing covers.
      area:
        'area' in anchor
          ? anchor.area
          : {
              firstRow: findLineAt(rows, top, DEFAULT_ROW_HEIGHT),
              lastRow: findLineAt(rows, top + height - 1, DEFAULT_ROW_HEIGHT),
              firstColumn: findLineAt(columns, left, DEFAULT_COLUMN_WIDTH),
              lastColumn: findLineAt(
                columns,
                left + width - 1,
                DEFAULT_COLUMN_WIDTH,
              ),
            },
      ...readContents(context, drawing),
    };
  });
}

/** Returns one of the properties `chart`, `shape` and `image`. */
function readContents(context: DocumentContext, drawing: DrawingState) {
  switch (drawing.kind) {
    case 'chart':
      return {chart: readChart(context, drawing)};
    case 'shape': {
      const {type, text = '', fill, outline} = drawing.definition;
      return {
        shape: {
          type,
          text,
          fill: fill === undefined ? '#DCE6F1' : fill,
          outline: outline === null ? null : (outline?.color ?? '#376092'),
        },
      };
    }
    case 'image': {
      const {mediaType, bytes, width, height} = drawing;
      const url = `data:${mediaType};base64,${toBase64(bytes)}`;
      // Images of a single pixel are not displayed.
      return {image: width * height > 1 ? url : ''};
    }
  }
}

/** Reads the data of a chart. Names of series and categories are displayed texts of cells. */
export function readChart(
  {range}: DocumentContext,
  {definition}: Extract<DrawingState, {kind: 'chart'}>,
) {
  const {type, title = '', source, seriesIn, legend, dataLabels} = definition;
  const {categoryAxis = {}, valueAxis = {}, series: own = []} = definition;
  const cells = source ? range(source.sheetId, source.area) : undefined;
  const turn = <T>(
    rows: readonly (readonly T[])[],
  ): readonly (readonly T[])[] =>
    seriesIn === 'rows' ? transposeRows(rows) : rows;
  const [, ...values] = turn(cells?.getValues() ?? []);
  const [headings = [], ...texts] = turn(cells?.getTexts() ?? []);
  const isScatter = type === 'scatter';
  const column = (index: number): number[] =>
    values.map(({[index]: value}) => (typeof value === 'number' ? value : 0));
  const series = headings.slice(1).map((heading, index) => {
    const {name = heading, color, type: shown} = own[index] ?? {};
    return {
      name,
      ...(color && {color}),
      values: column(index + 1),
      // X coordinates of the points.
      ...(isScatter && {x: column(0)}),
      ...(shown === 'line' && {isLine: true}),
    };
  });
  const {min, max} = valueAxis;
  return {
    type,
    title,
    categories: isScatter ? [] : texts.map(([text = '']) => text),
    series,
    hasLegend: (legend ?? (series.length > 1 ? 'bottom' : 'none')) !== 'none',
    hasLabels: dataLabels ?? false,
    ...(min !== undefined && {min}),
    ...(max !== undefined && {max}),
    ...(categoryAxis.title && {categoryTitle: categoryAxis.title}),
    ...(valueAxis.title && {valueTitle: valueAxis.title}),
  };
}
