import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Diagram from '@site/src/components/ocr/Diagram';
import {ENGINE_DIAGRAM} from '@site/src/components/ocr/diagrams/engine';
import {LIFE_CYCLE_DIAGRAM} from '@site/src/components/ocr/diagrams/handle';
import {JOB_DIAGRAM} from '@site/src/components/ocr/diagrams/job';
import {renderWithSite} from '../support/renderWithSite';

const NARROWEST_PHONE_BOX = 302;

const number = (element: Element, attribute: string) =>
  Number(element.getAttribute(attribute));

/** Lists the labelled boxes of a drawing in user units. */
function readBoxes(drawing: Element) {
  return [...drawing.querySelectorAll('rect')]
    .filter((rect) => !rect.parentElement!.matches('.frame'))
    .map((rect) => ({
      name: [...rect.parentElement!.querySelectorAll('text')]
        .map(({textContent}) => textContent)
        .join(', '),
      left: number(rect, 'x'),
      top: number(rect, 'y'),
      right: number(rect, 'x') + number(rect, 'width'),
      bottom: number(rect, 'y') + number(rect, 'height'),
    }));
}

type Box = ReturnType<typeof readBoxes>[number];

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Counts the countStrokes of all paths of a class. */
const countStrokes = (drawing: Element, classes: string) =>
  [...drawing.querySelectorAll(classes)].flatMap((path) =>
    path.getAttribute('d')!.match(/M/g),
  ).length;

describe.each([ENGINE_DIAGRAM, LIFE_CYCLE_DIAGRAM, JOB_DIAGRAM])(
  '$title.en',
  (data) => {
    it('has a caption, complete arrows and separate boxes, equally on a phone', () => {
      renderWithSite(<Diagram data={data} />, {locale: 'en'});
      const drawings = screen.getAllByRole('img', {name: data.title.en});
      for (const drawing of drawings) {
        const caption = drawing.getAttribute('aria-describedby')!;
        expect(document.getElementById(caption)?.textContent).toBe(
          data.description.en,
        );
        expect(countStrokes(drawing, '.heads')).toBe(
          countStrokes(drawing, '.line, .dashed'),
        );
        const boxes = readBoxes(drawing);
        for (const [place, box] of boxes.entries()) {
          expect(box.right, box.name).toBeLessThan(number(drawing, 'width'));
          expect(box.bottom, box.name).toBeLessThan(number(drawing, 'height'));
          const others = boxes.slice(place + 1);
          expect(others.filter((other) => overlap(box, other))).toEqual([]);
        }
      }
      const [wide, narrow] = drawings.map((drawing) => [
        ...readBoxes(drawing).map(({name}) => name),
        String(countStrokes(drawing, '.heads')),
      ]);
      expect(narrow!.sort()).toEqual(wide!.sort());
      expect(number(drawings[1]!, 'width')).toBeLessThanOrEqual(
        NARROWEST_PHONE_BOX,
      );
    });
  },
);
