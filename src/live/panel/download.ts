import {loadModule} from '../../native/loadFile';
import type {
  GuideInput,
  ProjectInput,
  ProjectModule,
  ProjectSample,
} from '../project';
import type {LiveSample} from '../sample';
import {loadGuide, loadSample, MANIFEST} from './files';

/** A sample, and where its result is shown. */
interface PlacedSample {
  readonly place: HTMLElement;
  readonly sample: Omit<LiveSample, 'modules'> & Pick<ProjectSample, 'modules'>;
}

/**
 * Hands samples of this page to the reader as one project.
 *
 * @throws Error when what makes it cannot be loaded
 */
export async function downloadSamples(
  samples: readonly PlacedSample[],
): Promise<void> {
  const [{page, title}] = samples.map(({sample}) => sample) as [LiveSample];
  await save(page, samples.length === 1 ? `${page}-${title}` : page, {
    samples: samples.map(({place, sample}) => ({
      ...sample,
      heading: headingAbove(place),
    })),
  });
}

/**
 * Hands all samples of this page to the reader as one project, or as one per framework where it is a guide.
 *
 * @throws Error as {@link downloadSamples}
 */
export async function downloadPage(): Promise<void> {
  const guide = await loadGuide(window.location.pathname.split('/').at(-1)!);
  if (guide) {
    return save(guide.page, guide.page, {guide});
  }
  const places = [...document.querySelectorAll<HTMLElement>('[data-sample]')];
  return downloadSamples(
    await Promise.all(
      places.map(async (place) => ({
        place,
        sample: await loadSample(place.dataset['sample']!),
      })),
    ),
  );
}

type Contents = Pick<ProjectInput, 'samples'> | Pick<GuideInput, 'guide'>;

async function save(page: string, name: string, contents: Contents) {
  const module = (await loadModule(MANIFEST.project)) as ProjectModule;
  const title = textOf(document.querySelector('h1')) || page;
  const {lang} = document.documentElement;
  const {origin, pathname} = window.location;
  const input = {name: nameOf(name), title, lang, ...contents};
  module.saveProject(input, origin + pathname);
}

function headingAbove(place: HTMLElement): string {
  const above = [...document.querySelectorAll('h1, h2, h3')].filter(
    (heading) =>
      heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return textOf(above.at(-1));
}

/** Headings end with a link to themselves, whose text has no width. */
function textOf(heading: Element | null | undefined): string {
  return heading?.textContent.replaceAll('\u200b', '').trim() ?? '';
}

/** A name that packages and folders can have: `api-range-app`. */
function nameOf(text: string): string {
  return text
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
