import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import DrawingsPicture from '../../../src/components/sheet/DrawingsPicture';

const SHARES = {
  type: 'doughnut',
  alt: 'A 50, B 30, C 20.',
  categories: ['A', 'B', 'C'],
  series: [{name: 'Share', values: [50, 30, 20]}],
} as const;

describe('DrawingsPicture', () => {
  it('draws charts and shapes without cells, each with its words', () => {
    const html = renderToStaticMarkup(
      <DrawingsPicture
        caption="A chart and a shape."
        charts={[SHARES]}
        shapes={[{type: 'arrow', text: 'next', alt: 'Arrow to the right.'}]}
      />,
    );
    expect(html).not.toContain('<table');
    expect(html).toContain('aria-label="A 50, B 30, C 20."');
    expect(html).toContain('aria-label="Arrow to the right."');
    expect(html).toContain('A chart and a shape.</figcaption>');
  });

  it('writes the values of slices only where labels are asked for', () => {
    const draw = (dataLabels: boolean) =>
      renderToStaticMarkup(
        <DrawingsPicture caption="" charts={[{...SHARES, dataLabels}]} />,
      );
    expect(draw(true)).toContain('>50</text>');
    expect(draw(false)).not.toContain('<text');
  });
});
