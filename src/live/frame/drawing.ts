import type {
  DrawingView,
  MarkView,
  SparklineView,
} from '../../../runtime/view/types';
import {HEAD} from './head';

const SVG = 'http://www.w3.org/2000/svg';

function create(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, String(value));
  }
  return element;
}

/** A chart, shape or image where it lies on the grid. */
export function drawingElement(drawing: DrawingView): HTMLElement {
  const {name, altText, left, top, width, height, marks, image} = drawing;
  const box = document.createElement('div');
  box.className = marks.some(({kind}) => kind === 'rectangle')
    ? 'drawing chart'
    : 'drawing';
  Object.assign(box.style, {
    left: `${HEAD.width + left}px`,
    top: `${HEAD.height + top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  box.title = name;
  if (image) {
    const picture = document.createElement('img');
    picture.alt = altText;
    picture.src = URL.createObjectURL(
      new Blob([new Uint8Array(image.bytes)], {type: image.mediaType}),
    );
    picture.onload = () => URL.revokeObjectURL(picture.src);
    box.append(picture);
  } else {
    const svg = create('svg', {
      ...(altText === ''
        ? {'aria-hidden': 'true'}
        : {role: 'img', 'aria-label': altText}),
      width,
      height,
    });
    svg.append(...marks.map(markElement));
    box.append(svg);
  }
  return box;
}

function markElement(mark: MarkView): SVGElement {
  switch (mark.kind) {
    case 'rectangle':
      return create('rect', {
        x: mark.left,
        y: mark.top,
        width: mark.width,
        height: mark.height,
        fill: mark.color,
      });
    case 'path':
      return create(
        'path',
        mark.isFilled
          ? {d: mark.d, fill: mark.color}
          : {d: mark.d, fill: 'none', stroke: mark.color, 'stroke-width': 2},
      );
    case 'text': {
      const text = create('text', {
        x: mark.left,
        y: mark.top,
        'text-anchor': 'middle',
      });
      text.textContent = mark.text;
      return text;
    }
  }
}

/** A sparkline, as large as its cell. */
export function sparklineSvg(
  {type, color, values}: SparklineView,
  width: number,
  height: number,
): SVGElement {
  const svg = create('svg', {'aria-hidden': 'true', width, height});
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1e-9, ...values);
  const step = width / Math.max(1, values.length);
  const top = (value: number): number =>
    height - 3 - ((value - low) / (high - low)) * (height - 6);
  if (type === 'line') {
    const points = values.map(
      (value, index) => `${(index + 0.5) * step},${top(value)}`,
    );
    svg.append(
      create('polyline', {
        points: points.join(' '),
        fill: 'none',
        stroke: color,
        'stroke-width': 1.5,
      }),
    );
  } else {
    values.forEach((value, index) => {
      const [from, to] = [top(Math.max(0, value)), top(Math.min(0, value))];
      svg.append(
        create('rect', {
          x: index * step + 1,
          y: from,
          width: Math.max(1, step - 2),
          height: Math.max(1, to - from),
          fill: color,
        }),
      );
    });
  }
  return svg;
}
