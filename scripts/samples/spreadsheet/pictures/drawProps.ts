import {drawingOf, type Drawn} from './drawings';
import {drawRows} from './drawRows';
import {Undrawable} from './formatWords';
import type {PagePicture} from './readPictures';
import type {PictureState} from './types';

/** What of a tab's colour a picture can draw. */
const TAB_LINES: Readonly<Record<string, string>> = {'#4F7F28': 'green'};

/**
 * The properties of a picture that a run decides, by their names.
 *
 * @throws Undrawable for what a picture cannot show
 */
export function drawProps(
  {element, props, frame, written}: PagePicture,
  state: PictureState,
): Readonly<Record<string, unknown>> {
  if (element.name === 'DrawingsPicture') {
    return drawDrawings(props, state);
  }
  checkHiddenRows(frame.rows, state);
  const {rows, columns} = state.frozen;
  return {
    ...(frame.formulaCell !== undefined && {
      formula: `${frame.formulaCell} ${state.formula ?? ''}`,
    }),
    ...(props['tabs'] !== undefined && {tabs: state.sheets.map(tabOf)}),
    ...(rows + columns > 0 && {frozen: [rows, columns]}),
    rows: drawRows(state, frame, written.at),
  };
}

function tabOf({name, isActive, tabColor}: PictureState['sheets'][number]) {
  const label = `${name}${isActive ? '*' : ''}`;
  const line = tabColor === null ? undefined : TAB_LINES[tabColor];
  if (tabColor !== null && !line) {
    throw new Undrawable(`the colour ${tabColor} of a tab`);
  }
  return line ? {name: label, line} : label;
}

/** Rows that a picture skips are hidden, or scrolled away under frozen ones. */
function checkHiddenRows(
  shown: readonly number[],
  {hiddenRows, frozen}: PictureState,
): void {
  const last = shown.at(-1) ?? 0;
  const first = shown[0] ?? 0;
  for (let row = first; row <= last; row += 1) {
    const isScrolled =
      frozen.rows > 0 && row < (shown.find((one) => one >= frozen.rows) ?? 0);
    if (shown.includes(row) === hiddenRows.includes(row) && !isScrolled) {
      throw new Undrawable(
        `row ${row + 1} ${hiddenRows.includes(row) ? 'in view, which is hidden' : 'left out, which is displayed'}: correct rowNumbers`,
      );
    }
  }
}

function drawDrawings(
  props: Readonly<Record<string, unknown>>,
  {drawings}: PictureState,
): Readonly<Record<string, unknown>> {
  const of = (key: 'charts' | 'shapes', kinds: readonly string[]) => {
    const before = (props[key] ?? []) as readonly Drawn[];
    const specs = drawings
      .filter(({kind}) => kinds.includes(kind))
      .map((drawing, index) => drawingOf(drawing, before[index]?.['alt']).spec);
    return specs.length > 0 ? {[key]: specs} : {};
  };
  return {...of('charts', ['chart']), ...of('shapes', ['shape', 'image'])};
}
