import type {ShapeView} from '../../../runtime/view/types';
import type {Size} from './chart';
import {COLORS} from './chartMarks';
import {draw, type Drawn} from './node';

/** A shape, as large as its box. */
export function shapeDrawing(
  {type, text, fill, outline}: ShapeView,
  {width, height}: Size,
): readonly Drawn[] {
  const [right, bottom] = [width - 4, height - 4];
  const [x, y] = [width / 2, height / 2];
  const outlines: Readonly<Record<ShapeView['type'], string>> = {
    rectangle: `M4 4H${right}V${bottom}H4Z`,
    roundedRectangle: `M16 4H${right - 12}Q${right} 4 ${right} 16V${bottom - 12}Q${right} ${bottom} ${right - 12} ${bottom}H16Q4 ${bottom} 4 ${bottom - 12}V16Q4 4 16 4Z`,
    ellipse: `M4 ${y}A${x - 4} ${y - 4} 0 1 1 ${right} ${y}A${x - 4} ${y - 4} 0 1 1 4 ${y}Z`,
    triangle: `M${x} 4L${right} ${bottom}H4Z`,
    line: `M4 4L${right} ${bottom}`,
    arrow: `M4 ${height * 0.33}H${width - 54}V6L${right} ${y}L${width - 54} ${height - 6}V${height * 0.67}H4Z`,
    callout: `M4 4H${right}V${height - 24}H${width * 0.42}L${width * 0.29} ${bottom}L${width * 0.3} ${height - 24}H4Z`,
  };
  const top = {callout: y - 5, triangle: height - 18}[type as string] ?? y + 5;
  return [
    draw('path', {
      d: outlines[type],
      fill: type === 'line' ? 'none' : (fill ?? 'none'),
      stroke: outline ?? 'none',
    }),
    ...(text
      ? [
          draw(
            'text',
            {x: type === 'arrow' ? x - 14 : x, y: top, 'text-anchor': 'middle'},
            [text],
          ),
        ]
      : []),
  ];
}

/** Hills under the sun: stands for an image that samples fetch, and the network here does not have. */
export function imageDrawing({width, height}: Size): readonly Drawn[] {
  const x = (share: number) => Math.round(share * width);
  const y = (share: number) => Math.round(share * height);
  return [
    draw('path', {
      d: `M4 4H${width - 4}V${height - 4}H4Z`,
      fill: 'none',
      stroke: COLORS[0],
    }),
    draw('circle', {cx: x(0.26), cy: y(0.33), r: 9, fill: COLORS[4]}),
    draw('path', {
      d: `M4 ${height - 4}L${x(0.37)} ${y(0.43)}L${x(0.56)} ${y(0.73)}L${x(0.73)} ${y(0.35)}L${width - 4} ${height - 4}Z`,
      fill: COLORS[2],
    }),
  ];
}
