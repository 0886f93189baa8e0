import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Diagram from '@site/src/components/ocr/Diagram';
import {ENGINE_DIAGRAM} from '@site/src/components/ocr/diagrams/engine';
import {LIFE_CYCLE_DIAGRAM} from '@site/src/components/ocr/diagrams/handle';
import {JOB_DIAGRAM} from '@site/src/components/ocr/diagrams/job';

const NARROWEST_PHONE_BOX = 302;

/** A box of a drawing; lengths in units of the drawing. */
interface Box {
  readonly name: string;
  readonly isFrame: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function number(element: Element, attribute: string): number {
  return Number(element.getAttribute(attribute));
}

function boxesOf(drawing: Element): Box[] {
  return [...drawing.querySelectorAll('rect')].map((rect) => ({
    name: [...rect.parentElement!.querySelectorAll('text')]
      .map(({textContent}) => textContent)
      .join(', '),
    isFrame: rect.parentElement!.matches('.frame'),
    x: number(rect, 'x'),
    y: number(rect, 'y'),
    width: number(rect, 'width'),
    height: number(rect, 'height'),
  }));
}

const names = (drawing: Element) => boxesOf(drawing).map(({name}) => name);

/** Number of the strokes that a class of paths consists of. */
function strokes(drawing: Element, classes: string): number {
  return [...drawing.querySelectorAll(classes)]
    .map((path) => path.getAttribute('d')!.match(/M/g)!.length)
    .reduce((sum, count) => sum + count, 0);
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}

const DIAGRAMS = [ENGINE_DIAGRAM, LIFE_CYCLE_DIAGRAM, JOB_DIAGRAM];

describe.each(DIAGRAMS)('$title', (data) => {
  function draw() {
    render(<Diagram data={data} />);
    const [wide, narrow] = screen.getAllByRole('img', {name: data.title});
    return {wide: wide!, narrow: narrow!};
  }

  it('bears its title, and its caption says the same in words', () => {
    const {wide, narrow} = draw();
    for (const drawing of [wide, narrow]) {
      const caption = document.getElementById(
        drawing.getAttribute('aria-describedby')!,
      );
      expect(caption?.textContent).toBe(data.description);
    }
  });

  it('shows the same boxes and as many arrows on a phone', () => {
    const {wide, narrow} = draw();
    expect(names(narrow).sort()).toEqual(names(wide).sort());
    expect(names(wide).length).toBeGreaterThan(2);
    expect(strokes(narrow, '.line, .dashed')).toBe(
      strokes(wide, '.line, .dashed'),
    );
  });

  it.each(['wide', 'narrow'] as const)('heads every arrow, %s', (layout) => {
    const drawing = draw()[layout];
    expect(strokes(drawing, '.heads')).toBe(strokes(drawing, '.line, .dashed'));
  });

  it('fits on a phone without scrolling', () => {
    expect(number(draw().narrow, 'width')).toBeLessThanOrEqual(
      NARROWEST_PHONE_BOX,
    );
  });

  it.each(['wide', 'narrow'] as const)(
    'keeps its boxes apart and inside, %s',
    (layout) => {
      const drawing = draw()[layout];
      const boxes = boxesOf(drawing).filter(({isFrame}) => !isFrame);
      for (const [index, box] of boxes.entries()) {
        expect(box.x + box.width, box.name).toBeLessThan(
          number(drawing, 'width'),
        );
        expect(box.y + box.height, box.name).toBeLessThan(
          number(drawing, 'height'),
        );
        const touching = boxes
          .slice(index + 1)
          .filter((other) => overlap(box, other));
        expect(touching, box.name).toEqual([]);
      }
    },
  );
});
