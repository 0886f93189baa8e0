import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {CellPosition} from '../protocol';
import {findFillTarget, getFirstCell, isSameArea} from './selection';

/** Maximum time between the two presses of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

interface Target {
  /** Tests whether the pointer is in a field in which the reader edits text. */
  readonly isEditing: (event: PointerEvent) => boolean;
  /** Returns the corners of the row or column of a heading, or of the sheet. */
  readonly headedArea: (
    heading: Element,
  ) => readonly [CellPosition, CellPosition] | undefined;
  /** Selects an area; from the anchor of the selection if `from` is `undefined`. Can scroll to its end. */
  readonly select: (
    from: CellPosition | undefined,
    to: CellPosition,
    isScrolling: boolean,
  ) => void;
  readonly edit: () => void;
  readonly selected: () => AreaBounds;
  readonly showFill: (area: AreaBounds) => void;
  readonly fill: (area: AreaBounds) => void;
}

/**
 * Handles mouse, pen and touch in a grid: selection, double click, and the fill handle, which is dragged, or pressed
 * before the last cell to fill.
 */
export function handlePointer(scroller: HTMLElement, target: Target): void {
  let drag: 'select' | 'fill' | undefined;
  let isFillArmed = false;
  /** CellPosition that the pointer entered last during a drag. */
  let over: Element | null = null;
  let pressTime = -Infinity;

  /** Finds the cell under the pointer, which differs from the event's target while the pointer is captured. */
  const elementUnder = ({clientX, clientY}: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest('[data-row]') ?? null;

  const pick = ({target: pressed, shiftKey, timeStamp}: PointerEvent) => {
    const element = (pressed as Element).closest('td, th');
    const cell = cellOf(element);
    const {row, column} = getFirstCell(target.selected());
    const isDouble =
      cell?.row === row &&
      cell.column === column &&
      timeStamp - pressTime < DOUBLE_CLICK_MS;
    over = element;
    pressTime = timeStamp;
    const [from, to] = cell
      ? [cell, cell]
      : ((element && target.headedArea(element)) ?? []);
    if (to) {
      target.select(shiftKey ? undefined : from, to, cell !== undefined);
    }
    if (isDouble) {
      drag = undefined;
      target.edit();
    }
  };

  scroller.addEventListener('pointerdown', (event) => {
    const isHandle = (event.target as Element).closest('.fill-handle');
    // A finger selects when it is lifted, since it can also scroll.
    const isFinger = event.pointerType === 'touch' && !isHandle;
    if (event.button !== 0 || target.isEditing(event) || isFinger) {
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
      const isFilled = !isSameArea(area, source);
      isFillArmed = isHandle && !isFilled && !isFillArmed;
      scroller.classList.toggle('fill-armed', isFillArmed);
      if (isFilled) {
        target.fill(area);
      }
    } else if (event.pointerType === 'touch' && !target.isEditing(event)) {
      pick(event);
    }
  });
  // A press after a key is not part of a double click.
  scroller.addEventListener('keydown', () => {
    pressTime = -Infinity;
  });
  scroller.addEventListener('pointercancel', () => {
    drag = undefined;
    target.showFill(target.selected());
  });
}

function cellOf(element: Element | null): CellPosition | undefined {
  const {row, column} = (element as HTMLElement | null)?.dataset ?? {};
  return row === undefined
    ? undefined
    : {row: Number(row), column: Number(column)};
}
