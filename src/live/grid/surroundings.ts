import type {SheetView} from '../../../runtime/view/types';
import {draw, type Drawn} from './node';
import type {Words} from './words';

/** The address of a cell, and its contents. */
export function formulaLine(address: string, contents: string): Drawn {
  return draw('div', {class: 'formula-line'}, [
    draw('span', {class: 'formula-cell'}, [address]),
    ' ',
    draw('code', {}, [contents]),
  ]);
}

/** The names of the sheets, in the colours of their tabs. */
export function tabsDrawing(
  sheets: SheetView['sheets'],
  {active}: Words,
): Drawn {
  return draw(
    'ul',
    {class: 'tabs'},
    sheets.map(({name, isActive, color}) =>
      draw(
        'li',
        {class: isActive ? 'tab-active' : undefined},
        [
          name,
          isActive &&
            draw('span', {class: 'visually-hidden'}, [` (${active})`]),
        ],
        color ? {boxShadow: `inset 0 -3px ${color}`} : {},
      ),
    ),
  );
}

/** Labels of a toolbar, not buttons: nothing happens on a click. `|` is a dividing line. */
export function toolbarDrawing(items: readonly string[]): Drawn {
  return draw(
    'ul',
    {class: 'toolbar'},
    items.map((item) =>
      item === '|'
        ? draw('li', {class: 'divider', 'aria-hidden': 'true'})
        : draw('li', {}, [item]),
    ),
  );
}

/** A panel of the interface beside the grid. */
export function panelDrawing(title: string, text: string): Drawn {
  return draw('div', {class: 'panel'}, [
    draw('p', {class: 'panel-title'}, [title]),
    draw('p', {}, [text]),
  ]);
}
