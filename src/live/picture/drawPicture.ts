import {createHash} from 'node:crypto';
import type {PictureOptions, PictureState} from './types';
import {pictureDrawing} from '../grid/drawing';
import {draw, toMarkup, type Drawn} from '../grid/node';
import {
  formulaLine,
  panelDrawing,
  tabsDrawing,
  toolbarDrawing,
} from '../grid/surroundings';
import {tableDrawing} from '../grid/table';
import {wordsIn} from '../grid/words';

/** A picture as markup. */
export interface DrawnPicture {
  readonly html: string;
  /** Name of a class → the declaration that it stands for. */
  readonly classes: ReadonlyMap<string, string>;
}

/** Stands in the markup for the id of its caption. */
const CAPTION_ID = 'caption-id';

/** Draws a picture of what a sample has left. */
export function drawPicture(
  state: PictureState,
  options: PictureOptions,
  lang: string,
): DrawnPicture {
  const classes = new Map<string, string>();
  const classOf = (property: string, value: string): string => {
    const name = property.replace(
      /[A-Z]/g,
      (letter) => `-${letter.toLowerCase()}`,
    );
    const declaration = `${name}: ${value};`;
    const hash = createHash('sha256').update(declaration).digest('hex');
    classes.set(`sheet-${hash.slice(0, 6)}`, declaration);
    return `sheet-${hash.slice(0, 6)}`;
  };
  const html = partsOf(state, options, lang)
    .map((part) => toMarkup(part, classOf))
    .join('');
  return {html, classes};
}

function partsOf(
  {view, part, events, marked, active, formula, toolbar, panel}: PictureState,
  options: PictureOptions,
  lang: string,
): readonly Drawn[] {
  const words = wordsIn(lang);
  if (options.toolbar) {
    return [toolbarDrawing(toolbar)];
  }
  if (options.drawings) {
    const all = view.drawings.map((one) => pictureDrawing(one, words));
    return [draw('div', {class: 'drawings'}, all)];
  }
  const table = tableDrawing(view, {
    part,
    words,
    isPicture: true,
    events,
    marked,
    cell: (row, column) => ({
      'aria-current':
        active?.row === row && active.column === column ? 'true' : undefined,
    }),
  });
  // A region that scrolls sideways must be reachable by keyboard.
  const grid = draw(
    'div',
    {
      class: 'sheet-scroller',
      role: 'region',
      'aria-labelledby': CAPTION_ID,
      tabindex: 0,
    },
    [table],
  );
  return [
    ...(formula ? [formulaLine(formula.address, formula.contents)] : []),
    panel
      ? draw('div', {class: 'beside'}, [
          grid,
          panelDrawing(panel.title, panel.text),
        ])
      : grid,
    ...(options.tabs ? [tabsDrawing(view.sheets, words)] : []),
  ];
}
