import type {Fence} from '../../../../src/sets/page/fences';
import type {MarkdownPage} from '../../../../src/sets/page/markdown';
import type {Problem} from '../../../../src/sets/problem';
import {exceptionOf, isRunnable} from '../../../../src/sets/samples/runnable';
import type {ScriptSample} from '../../../../src/sets/samples/types';
import {judgePicture, type DrawnPicture, type RunState} from './judge';
import {picturesOf, type PagePicture} from './readPictures';
import type {PictureFrame} from './types';

/** What was found out about the pictures of pages. */
export interface PicturesReport {
  readonly pictures: readonly PagePicture[];
  readonly byHand: readonly PagePicture[];
  /** With what runs give them. */
  readonly drawn: readonly DrawnPicture[];
  readonly problems: readonly Problem[];
}

/** Collects, while samples run, what the pictures of their pages show. */
export class PictureRun {
  readonly #pictures: readonly PagePicture[];
  readonly #drawn: DrawnPicture[] = [];
  readonly #problems: Problem[] = [];

  constructor(
    pages: readonly MarkdownPage[],
    samples: readonly ScriptSample[],
  ) {
    this.#pictures = pages.flatMap(picturesOf);
    const run = new Set(
      samples
        .filter((sample) => isRunnable(sample) && !isLeftOut(sample))
        .flatMap(({segments}) => segments.map(({fence}) => fence)),
    );
    for (const {page, line, reason, fence} of this.#pictures) {
      if (reason === undefined && !(fence && run.has(fence))) {
        this.#problems.push({
          file: page.file,
          line,
          found: 'a picture without a sample that runs above it',
          expected: 'a picture of what a sample leaves',
          remedy:
            'Put it below its sample, name the sample before it, {/* picture: of="app.ts" */}, or the reason: {/* picture: by-hand="…" */}.',
        });
      }
    }
  }

  /** What the pictures of a fence show. */
  framesOf(fence: Fence): PictureFrame[] {
    return this.#of(fence).map(({frame}) => frame);
  }

  /**
   * Takes what a run left for them; nothing from a runtime that does not tell.
   *
   * @param code - of the sample, up to the fence
   */
  add(fence: Fence, states: readonly RunState[], code: string): void {
    states.forEach((state, index) => {
      const {drawn, problems} = judgePicture(
        this.#of(fence)[index]!,
        state,
        code,
      );
      this.#drawn.push(...(drawn ? [drawn] : []));
      this.#problems.push(...problems);
    });
  }

  get report(): PicturesReport {
    return {
      pictures: this.#pictures,
      byHand: this.#pictures.filter(({reason}) => reason !== undefined),
      drawn: this.#drawn,
      problems: this.#problems,
    };
  }

  #of(fence: Fence): PagePicture[] {
    return this.#pictures.filter(
      (picture) => picture.fence === fence && picture.reason === undefined,
    );
  }
}

function isLeftOut(sample: ScriptSample): boolean {
  const exception = exceptionOf(sample);
  return exception !== undefined && exception.before === undefined;
}
