import {
  areBoundsEqual,
  createBounds,
} from '@document-sdk/spreadsheet-reference/area';
import {translate} from '@docusaurus/Translate';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {createElement} from '../dom';
import {findFillTarget} from './selection';

interface Target {
  /** Returns the row or column of a heading, or the sheet. */
  readonly headedArea: (heading: Element) => AreaBounds;
  /** Selects an area; from the anchor of the selection if `from` is `undefined`. Can scroll to its end. */
  readonly select: (
    from: AreaBounds | undefined,
    to: AreaBounds,
    isScrolling: boolean,
  ) => void;
  readonly edit: () => void;
  readonly selected: () => AreaBounds;
  readonly showFill: (area: AreaBounds) => void;
  readonly fill: (area: AreaBounds) => void;
}

/** Creates the handle with which readers fill cells. */
export function createFillHandle(): HTMLElement {
  const title = translate({
    id: 'site.live.fill',
    message: 'Fill: drag, or press it and then a cell',
  });
  return createElement('span', {className: 'fill-handle', title});
}

/**
 * Handles mouse, pen and touch in a grid: selection, double click, and the fill handle, which is dragged, or pressed
 * before the last cell to fill.
 */
export function handlePointer(scroller: HTMLElement, target: Target): void {
  let drag: 'select' | 'fill' | undefined;
  let isFillArmed = false;
  /** Element that the pointer entered last during a drag. */
  let over: Element | null = null;

  /** Finds the cell under the pointer, which differs from the event's target while the pointer is captured. */
  const elementUnder = ({clientX, clientY}: MouseEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest('[data-row]') ?? null;

  const pick = ({target: pressed, shiftKey}: PointerEvent) => {
    over = (pressed as Element).closest('td, th');
    if (over) {
      const cell = cellOf(over);
      const area = cell ?? target.headedArea(over);
      target.select(shiftKey ? undefined : area, area, cell !== undefined);
    }
  };

  scroller.addEventListener('pointerdown', (event) => {
    const isHandle = (event.target as Element).matches('.fill-handle');
    // A finger selects when it is lifted, since it can also scroll.
    const isFinger = event.pointerType === 'touch' && !isHandle;
    if (event.button !== 0 || isFinger) {
      return;
    }
    // Keeps the focus in the cell editor.
    event.preventDefault();
    if (isHandle) {
      drag = 'fill';
    } else if (!isFillArmed) {
      drag = 'select';
      pick(event);
    }
    if (drag) {
      scroller.setPointerCapture?.(event.pointerId);
    }
  });
  scroller.addEventListener('pointermove', (event) => {
    const element = drag ? elementUnder(event) : null;
    const cell = cellOf(element);
    if (cell && element !== over) {
      over = element;
      if (drag === 'fill') {
        target.showFill(findFillTarget(target.selected(), cell));
      } else {
        target.select(undefined, cell, true);
      }
    }
  });
  scroller.addEventListener('pointerup', (event) => {
    const isHandle = drag === 'fill';
    drag = undefined;
    if (isHandle || isFillArmed) {
      const cell = cellOf(elementUnder(event));
      const source = target.selected();
      const area = cell ? findFillTarget(source, cell) : source;
      const isFilled = !areBoundsEqual(area, source);
      isFillArmed = isHandle && !isFilled && !isFillArmed;
      scroller.classList.toggle('fill-armed', isFillArmed);
      if (isFilled) {
        target.fill(area);
      }
    } else if (event.pointerType === 'touch') {
      pick(event);
    }
  });
  scroller.ondblclick = (event) => {
    if (elementUnder(event) && !isFillArmed) {
      target.edit();
    }
  };
  scroller.addEventListener('pointercancel', () => {
    drag = undefined;
    target.showFill(target.selected());
  });
}

function cellOf(element: Element | null): AreaBounds | undefined {
  const {row, column} = (element as HTMLElement | null)?.dataset ?? {};
  return row === undefined
    ? undefined
    : createBounds(Number(row), Number(column));
}
