// Reads theme colours and indexed colours.
import type {XmlElement} from '../xml';
import {getFormatFromId} from 'numfmt';
import {listIndexes} from '../../area/bounds';

/** The default palette of indexed colours. Its first eight colours are omitted here, because they occur twice. */
const PALETTE =
  `000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080
  C0C0C0 808080 9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000
  008080 0000FF 00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600
  666699 969696 003366 339966 003300 333300 993300 993366 333399 333333`.split(
    /\s+/,
  );

/** Returns the colours of a theme by index. Each light colour comes before its dark one, unlike in the XML. */
export function readThemeColors(tree: XmlElement): string[] {
  const [scheme] = tree.all('clrScheme');
  const colors = (scheme?.children ?? []).map(({children}) => {
    const {lastClr, val = '000000'} = children[0]?.attributes ?? {};
    return lastClr ?? val;
  });
  const [dark = '000000', light = 'FFFFFF', darker, lighter, ...rest] = colors;
  return [light, dark, lighter ?? light, darker ?? dark, ...rest];
}

/** Replaces all theme colours, indexed colours and tints inside an element with RGB colours in the attribute `rgb`. */
export function resolveColors(within: XmlElement, theme: readonly string[]) {
  for (const {attributes} of within.all()) {
    const {rgb, theme: place, indexed, tint} = attributes;
    const index = Number(indexed);
    const color =
      rgb?.slice(-6) ??
      theme[Number(place)] ??
      PALETTE[index < 8 ? index : index - 8];
    if (color && (tint || !rgb)) {
      Object.assign(attributes, {rgb: applyTint(color, Number(tint ?? 0))});
    }
  }
}

/**
 * Changes the lightness of a colour without changing its hue and saturation.
 *
 * @param tint - from -1 (black) to 1 (white)
 * @see https://learn.microsoft.com/dotnet/api/documentformat.openxml.spreadsheet.color
 */
function applyTint(color: string, tint: number): string {
  const parts = [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16));
  const light = (Math.max(...parts) + Math.min(...parts)) / 2;
  const next = tint < 0 ? light * (1 + tint) : light + (255 - light) * tint;
  const range = (lightness: number) => 255 - Math.abs(2 * lightness - 255);
  const scale = range(light) === 0 ? 0 : range(next) / range(light);
  return parts
    .map((part) => Math.round(next + (part - light) * scale))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
}

/** Ids of built-in number formats that depend on the language, by their Korean format codes. */
const KOREAN: Readonly<Record<string, readonly number[]>> = {
  'yyyy"年" mm"月" dd"日"': [27, 36, 50, 57],
  'mm-dd': [28, 29, 51, 54, 56, 58],
  'mm-dd-yy': [30],
  'yyyy"년" mm"월" dd"일"': [31],
  'h"시" mm"분"': [32],
  'h"시" mm"분" ss"초"': [33],
  'yyyy-mm-dd': [34, 35, 52, 53, 55],
};

const LAST_ID = 49;

/** Codes of built-in number formats by id. Files refer to these formats only by id. */
export const BUILTIN_NUMBER_FORMATS: ReadonlyMap<number, string> = new Map([
  ...listIndexes(1, LAST_ID).map(
    (id) => [id, String(getFormatFromId(id))] as const,
  ),
  ...Object.entries(KOREAN).flatMap(([code, ids]) =>
    ids.map((id) => [id, code] as const),
  ),
]);
