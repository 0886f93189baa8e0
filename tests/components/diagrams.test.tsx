import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import Diagram from '@site/src/components/ocr/Diagram';
import EngineNarrow from '@site/src/components/ocr/diagrams/engine-narrow.svg';
import EngineWide from '@site/src/components/ocr/diagrams/engine-wide.svg';
import HandleNarrow from '@site/src/components/ocr/diagrams/handle-narrow.svg';
import HandleWide from '@site/src/components/ocr/diagrams/handle-wide.svg';
import JobNarrow from '@site/src/components/ocr/diagrams/job-narrow.svg';
import JobWide from '@site/src/components/ocr/diagrams/job-wide.svg';
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

it.each([
  ['engine', EngineWide, EngineNarrow],
  ['handle', HandleWide, HandleNarrow],
  ['job', JobWide, JobNarrow],
] as const)(
  'the diagram of the %s has a caption, complete arrows and separate boxes, equally on a phone',
  (title, wide, narrow) => {
    renderWithSite(
      <Diagram title={title} caption="Its parts." {...{wide, narrow}} />,
    );
    const drawings = screen.getAllByRole('img', {name: title});
    for (const drawing of drawings) {
      const caption = drawing.getAttribute('aria-describedby')!;
      expect(document.getElementById(caption)?.textContent).toBe('Its parts.');
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
    const [wideNames, narrowNames] = drawings.map((drawing) => [
      ...readBoxes(drawing).map(({name}) => name),
      String(countStrokes(drawing, '.heads')),
    ]);
    expect(narrowNames!.sort()).toEqual(wideNames!.sort());
    expect(number(drawings[1]!, 'width')).toBeLessThanOrEqual(
      NARROWEST_PHONE_BOX,
    );
  },
);
