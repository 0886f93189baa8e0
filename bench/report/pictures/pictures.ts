import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {markdownTable, type Section} from '../markdown';
import {comparePictures, type PictureChange} from './comparePictures';
import {takePictures} from './takePictures';

/** What became of the picture of one page. */
export interface PicturedChange {
  /** Language and address. */
  readonly page: string;
  /** Absent where only one of the builds has the page. */
  readonly change: PictureChange | undefined;
}

/**
 * Takes pictures of both builds and compares them. Of each page that changed, `before.png`, `after.png` and
 * `difference.png` are written into a folder of its own.
 *
 * @param out - folder for the pictures
 */
export async function reportPictures(
  base: string,
  dir: string,
  out: string,
): Promise<Section> {
  const before = await takePictures(base);
  const after = await takePictures(dir);
  const changes = [...new Set([...before.keys(), ...after.keys()])].map(
    (page): PicturedChange => {
      const [old, now] = [before.get(page), after.get(page)];
      const change = old && now ? comparePictures(old, now) : undefined;
      if (!change || change.picture) {
        keep(path.join(out, fileName(page)), {
          before: old,
          after: now,
          difference: change?.picture,
        });
      }
      return {page, change};
    },
  );
  return renderPictures(changes, out);
}

function keep(
  folder: string,
  pictures: Readonly<Record<string, Uint8Array | undefined>>,
): void {
  mkdirSync(folder, {recursive: true});
  for (const [name, picture] of Object.entries(pictures)) {
    if (picture) {
      writeFileSync(path.join(folder, `${name}.png`), picture);
    }
  }
}

/** The name of a page's folder: its language and address with `-` between their parts. */
export function fileName(page: string): string {
  return page.replaceAll(/[^\w]+/g, '-').replace(/-$/, '-home');
}

/** The section about pictures. */
export function renderPictures(
  changes: readonly PicturedChange[],
  out: string,
): Section {
  const seen = changes
    .filter(({change}) => !change || change.pixels > 0)
    .sort((a, b) => (b.change?.share ?? 1) - (a.change?.share ?? 1));
  return {
    title: 'Pictures',
    verdict: `${seen.length} of ${changes.length} pages look different${seen.length > 0 ? `; the pictures are files of this run, in \`${out}\`` : ''}.`,
    details:
      seen.length === 0
        ? ''
        : markdownTable(
            ['page', 'of its pixels differ', 'folder'],
            seen.map(({page, change}) => [
              `\`${page}\``,
              change
                ? `${(change.share * 100).toFixed(2)} %`
                : 'in one of the builds only',
              `\`${fileName(page)}\``,
            ]),
          ),
  };
}
