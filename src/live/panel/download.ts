import {loadModule} from '../../native/loadFile';
import type {ProjectModule, ProjectSample} from '../project';
import type {LiveSample} from '../sample';
import {loadGuide, loadSample, MANIFEST} from './files';

/** A file of a sample as it becomes part of a project. */
export type SampleFile = ProjectSample['modules'][number];

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
  const {saveProject} = await loadProject();
  const [{sample: first}] = samples as readonly [PlacedSample];
  const name =
    samples.length === 1 ? `${first.page}-${first.title}` : first.page;
  const {origin, pathname} = window.location;
  const input = {
    name: nameOf(name),
    title: textOf(document.querySelector('h1')) || first.page,
    lang: document.documentElement.lang,
    samples: samples.map(({place, sample}) => ({
      ...sample,
      heading: headingAbove(place),
    })),
  };
  saveProject(input, origin + pathname);
}

/**
 * Hands all samples of this page to the reader as one project, or as one per framework where it is a guide.
 *
 * @throws Error as {@link downloadSamples}
 */
export async function downloadPage(): Promise<void> {
  const {origin, pathname} = window.location;
  const guide = await loadGuide(pathname.split('/').at(-1)!);
  if (guide) {
    const {saveGuide} = await loadProject();
    const title = textOf(document.querySelector('h1')) || guide.page;
    const {lang} = document.documentElement;
    const name = nameOf(guide.page);
    saveGuide({name, title, lang, guide}, origin + pathname);
    return;
  }
  const places = [...document.querySelectorAll<HTMLElement>('[data-sample]')];
  await downloadSamples(
    await Promise.all(
      places.map(async (place) => ({
        place,
        sample: await loadSample(place.dataset['sample']!),
      })),
    ),
  );
}

async function loadProject(): Promise<ProjectModule> {
  return (await loadModule(MANIFEST.project)) as ProjectModule;
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
