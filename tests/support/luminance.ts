/**
 * How light a colour is, from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 *
 * @param channels - red, green and blue, each from 0 to 1
 */
export function luminance([red, green, blue]: readonly [
  red: number,
  green: number,
  blue: number,
]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
