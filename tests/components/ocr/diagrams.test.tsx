import {describe, expect, it} from 'vitest';
import * as diagrams from '@site/src/components/ocr/diagrams';
import type {
  DiagramBox,
  DiagramDrawing,
} from '@site/src/components/ocr/Diagram/types';

const NARROWEST_PHONE_BOX = 302;

const names = ({boxes}: DiagramDrawing) =>
  boxes.map(({text}) => text.join(', ')).sort();

function overlap(a: DiagramBox, b: DiagramBox): boolean {
  return (
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}

describe.each(Object.values(diagrams))('$title', ({wide, narrow}) => {
  it('shows the same boxes and as many arrows on a phone', () => {
    expect(names(narrow)).toEqual(names(wide));
    expect(narrow.lines).toHaveLength(wide.lines.length);
  });

  it('fits on a phone without scrolling', () => {
    expect(narrow.width).toBeLessThanOrEqual(NARROWEST_PHONE_BOX);
  });

  it.each([
    ['wide', wide],
    ['narrow', narrow],
  ])('keeps its boxes apart and inside, %s', (_name, drawing) => {
    const boxes = drawing.boxes.filter(({kind}) => kind !== 'frame');
    for (const [index, box] of boxes.entries()) {
      expect(box.x + box.width, box.text[0]).toBeLessThan(drawing.width);
      expect(box.y + box.height, box.text[0]).toBeLessThan(drawing.height);
      const touching = boxes
        .slice(index + 1)
        .filter((other) => overlap(box, other));
      expect(touching, box.text[0]).toEqual([]);
    }
  });
});
