// Pictures of a sheet, as documents and as files have them.
import type {Sheet} from 'hucre/xlsx';
import {cellAddress} from '../../area/address';
import {cellBounds} from '../../area/bounds';
import {type ImageBytes, imageFacts} from '../../objects/imageSource';
import {nextId} from '../../state/ids';
import type {DrawingState, SheetState} from '../../state/types';
import {anchorBox} from '../geometry';
import type {Package} from './package';
import {scanXml} from './xml';

type Picture = NonNullable<Sheet['images']>[number];

const TYPES = ['png', 'jpeg', 'gif'] as const;

/** Kind of a picture that files can have; `undefined` for any other drawing. */
export function pictureType(
  drawing: DrawingState,
): Picture['type'] | undefined {
  return TYPES.find(
    (name) => drawing.kind === 'image' && drawing.mediaType === `image/${name}`,
  );
}

/** The pictures of a sheet that files can have. */
export function toPictures({drawings}: SheetState): Picture[] {
  return drawings.flatMap((drawing) => {
    const type = pictureType(drawing);
    if (drawing.kind !== 'image' || !type) {
      return [];
    }
    const {anchor, bytes, altText} = drawing;
    const place = 'area' in anchor ? anchor.area : cellBounds(0, 0);
    const box =
      'area' in anchor ? {} : {width: anchor.width, height: anchor.height};
    return [
      {
        data: bytes,
        type,
        altText,
        anchor: {
          from: {row: place.firstRow, col: place.firstColumn},
          ...('area' in anchor && {
            to: {row: place.lastRow + 1, col: place.lastColumn + 1},
          }),
        },
        ...box,
      },
    ];
  });
}

/** A drawing of a file: from one cell to another, or of a size in parts of a pixel. */
interface FileDrawing {
  /** What it is: `pic` for a picture. */
  kind?: string;
  image?: string;
  altText?: string;
  from: {row: number; col: number};
  to?: {row: number; col: number};
  size?: {width: number; height: number};
}

const PARTS_OF_PIXEL = 9525;

function readDrawings(xml: string): FileDrawing[] {
  const found: FileDrawing[] = [];
  let field: 'row' | 'col' | undefined;
  let place = {row: 0, col: 0};
  scanXml(xml, {
    open: (name, attributes) => {
      const last = found.at(-1)!;
      field = name === 'row' || name === 'col' ? name : undefined;
      if (name.endsWith('Anchor')) {
        found.push({from: {row: 0, col: 0}});
      } else if (name === 'from' || name === 'to') {
        place = last[name] = {row: 0, col: 0};
      } else if (name === 'ext' && attributes.cx !== undefined) {
        const [width, height] = [attributes.cx, attributes.cy].map((size) =>
          Math.round(Number(size) / PARTS_OF_PIXEL),
        ) as [number, number];
        last.size ??= {width, height};
      } else if (/^(?:pic|sp|grpSp|cxnSp|graphicFrame)$/.test(name)) {
        last.kind ??= name;
      } else if (name === 'cNvPr') {
        last.altText ??= attributes.descr ?? '';
      } else if (name === 'blip') {
        last.image ??= Object.entries(attributes).find(([key]) =>
          key.endsWith(':embed'),
        )?.[1];
      }
    },
    text: (text) => {
      if (field) {
        place[field] = Number(text);
      }
    },
    close: () => {
      field = undefined;
    },
  });
  return found;
}

/** Puts the pictures of a file's sheet on a sheet; returns what could not be read. */
export function readPictures(
  sheet: SheetState,
  file: Package,
  part: string,
): string[] {
  const lost: string[] = [];
  const drawings = file.relations(part).filter(({type}) => type === 'drawing');
  for (const {target} of drawings) {
    const images = new Map(
      file.relations(target).map((relation) => [relation.id, relation.target]),
    );
    for (const drawing of readDrawings(file.text(target) ?? '')) {
      const image = images.get(drawing.image ?? '');
      if (drawing.kind !== 'pic' || image === undefined) {
        continue;
      }
      const bytes = new Uint8Array(file.parts.get(image) ?? []);
      const facts = imageFacts(bytes);
      if (facts) {
        sheet.drawings.push(pictureOf(sheet, drawing, {bytes, ...facts}));
      } else {
        const {row, col} = drawing.from;
        lost.push(
          `A picture (${image.split('.').at(-1)}) of ${cellAddress(row, col)} on '${sheet.name}' cannot be read, and is not saved.`,
        );
      }
    }
  }
  return lost;
}

function pictureOf(
  sheet: SheetState,
  {from, to, size, altText = ''}: FileDrawing,
  image: ImageBytes,
): DrawingState {
  const first = cellBounds(from.row, from.col);
  const {width, height} = size ?? image;
  const anchor = to
    ? {
        area: {
          ...first,
          lastRow: Math.max(from.row, to.row - 1),
          lastColumn: Math.max(from.col, to.col - 1),
        },
      }
    : {...anchorBox(sheet, {area: first}), width, height};
  return {
    id: nextId('image'),
    kind: 'image',
    name: `Image${sheet.drawings.length + 1}`,
    anchor,
    altText,
    locked: false,
    fit: 'stretch',
    opacity: 1,
    ...image,
  };
}
