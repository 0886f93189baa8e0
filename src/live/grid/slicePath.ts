import {round} from './scale';

/**
 * Outline of a slice of a circle as SVG path data.
 *
 * @param hole - radius of the hole; 0 for a full slice
 * @param from - where it begins, as a share of the circle, from the top, clockwise
 */
export function slicePath(
  centre: {readonly x: number; readonly y: number},
  radius: number,
  hole: number,
  from: number,
  to: number,
): string {
  // A whole circle would begin where it ends, and show nothing.
  const end = Math.min(to, from + 0.9999);
  const point = (share: number, far: number) => {
    const angle = share * 2 * Math.PI;
    return `${round(centre.x + far * Math.sin(angle))} ${round(centre.y - far * Math.cos(angle))}`;
  };
  const large = end - from > 0.5 ? 1 : 0;
  const outer = `M${point(from, radius)}A${radius} ${radius} 0 ${large} 1 ${point(end, radius)}`;
  return hole > 0
    ? `${outer}L${point(end, hole)}A${hole} ${hole} 0 ${large} 0 ${point(from, hole)}Z`
    : `${outer}L${centre.x} ${centre.y}Z`;
}
