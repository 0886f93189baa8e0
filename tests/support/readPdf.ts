import {PDFDict, PDFDocument, PDFName} from 'pdf-lib';
import {getDocumentProxy} from 'unpdf';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type Sheet = Awaited<ReturnType<PdfDocument['getPage']>>;

export interface Bookmark {
  readonly title: string;
  /** Number of the target page, from 1. */
  readonly sheet: number;
  readonly below: readonly Bookmark[];
}

/** Contents of a PDF as readers see them. */
export type PrintedPdf = Awaited<ReturnType<typeof readPdf>>;

export async function readPdf(pdf: Uint8Array) {
  const {context} = await PDFDocument.load(pdf);
  const fonts = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const name =
      object instanceof PDFDict && object.get(PDFName.of('BaseFont'));
    return name ? name.toString().replace(/^\/(?:[A-Z]+\+)?/, '') : [];
  });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  try {
    const {info} = (await document.getMetadata()) as {
      info: {readonly Title?: string; readonly Language?: string};
    };
    const numbers = Array.from({length: document.numPages}, (_, i) => i + 1);
    const pages = await Promise.all(numbers.map((n) => document.getPage(n)));
    const trees = await Promise.all(pages.map((page) => page.getStructTree()));
    return {
      isTagged: (await document.getMarkInfo())?.Marked ?? false,
      title: info.Title ?? '',
      language: info.Language ?? '',
      /** Names of the embedded fonts, without their subset prefix. */
      fonts: new Set(fonts),
      /** Roles in the structure tree. */
      roles: new Set(trees.flatMap(rolesIn)),
      outline: await bookmarks(document, (await document.getOutline()) ?? []),
      destinations: Object.keys(await document.getDestinations()),
      sheets: await Promise.all(pages.map(readSheet)),
    };
  } finally {
    await document.destroy();
  }
}

type Outline = Awaited<ReturnType<PdfDocument['getOutline']>>;
type Structure = Awaited<ReturnType<Sheet['getStructTree']>>;

async function bookmarks(
  document: PdfDocument,
  items: Outline,
): Promise<Bookmark[]> {
  return Promise.all(
    items.map(async ({title, dest, items: below}) => {
      const [sheet] = dest as [Parameters<typeof document.getPageIndex>[0]];
      return {
        title,
        sheet: (await document.getPageIndex(sheet)) + 1,
        below: await bookmarks(document, below as Outline),
      };
    }),
  );
}

function rolesIn(node: Structure): string[] {
  return node
    ? [
        node.role,
        ...node.children.flatMap((child) =>
          'role' in child ? rolesIn(child) : [],
        ),
      ]
    : [];
}

async function readSheet(page: Sheet) {
  const {items} = await page.getTextContent();
  const annotations = (await page.getAnnotations()) as {
    readonly dest?: string;
    readonly url?: string;
  }[];
  return {
    width: page.view[2]!,
    /** Positions are points from the lower left corner of the page. */
    texts: items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') {
        return [];
      }
      const [, , , , left, bottom] = item.transform as number[];
      return [
        {
          text: item.str,
          left: left!,
          right: left! + item.width,
          bottom: bottom!,
        },
      ];
    }),
    /** Names of destinations, and external addresses. */
    links: annotations.flatMap(({dest, url}): string | {url: string} | [] =>
      url === undefined ? (dest ?? []) : {url},
    ),
  };
}
