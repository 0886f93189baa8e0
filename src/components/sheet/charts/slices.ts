import {round} from './scale';

/** A slice: where it begins and ends as a share of the circle, from the top, clockwise. */
interface Slice {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Divides a circle by values, none of them negative, their sum above zero. */
export function slices(values: readonly number[]): Slice[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let from = 0;
  return values.map((value) => {
    const share = value / total;
    const slice = {from, to: from + share, share};
    from = slice.to;
    return slice;
  });
}

/**
 * Outline of a slice as SVG path data.
 *
 * @param inner - radius of the hole; 0 for a full slice
 */
export function slicePath(
  centre: {readonly x: number; readonly y: number},
  radius: number,
  inner: number,
  from: number,
  to: number,
): string {
  const point = (share: number, r: number) => {
    const angle = share * 2 * Math.PI;
    return `${round(centre.x + r * Math.sin(angle))} ${round(centre.y - r * Math.cos(angle))}`;
  };
  const large = to - from > 0.5 ? 1 : 0;
  const outer = `M${point(from, radius)}A${radius} ${radius} 0 ${large} 1 ${point(to, radius)}`;
  return inner > 0
    ? `${outer}L${point(to, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`
    : `${outer}L${centre.x} ${centre.y}Z`;
}
