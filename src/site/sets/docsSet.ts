import type {LocalizedText} from '../locales';
import type {ProductSlug} from '../products';

/** Platforms and languages of an SDK, from its contract. */
interface ProductInterface {
  readonly runsOn: LocalizedText;
  readonly calledFrom: LocalizedText;
  /** Route of the page that describes platforms and languages. */
  readonly details: string;
}

/** A task of readers, with a link to the first page about it. */
interface Task {
  readonly label: LocalizedText;
  readonly to: string;
}

/** A documentation set. Each set is an instance of the docs plugin. Every page loads this object, so keep it small. */
export interface DocsSet {
  /** Plugin id, key of the set in all tables, and name of the folder in `src/site/sets/`. */
  readonly id: string;
  /** Label in breadcrumbs and menus. */
  readonly label: LocalizedText;
  /** Folder that contains the pages, relative to the repository's root. */
  readonly folder: string;
  readonly routeBasePath: string;
  readonly sidebarId: string;
  /** Route of the set's first page. */
  readonly entry: string;
  /** Path of a page group → path of the group's first page, both relative to the route of the set. */
  readonly groups: Readonly<Record<string, string>>;
  /** Products that the set documents. */
  readonly products: readonly ProductSlug[];
  /** Platforms and languages; absent if the set has no contract. */
  readonly productInterface?: ProductInterface;
  readonly tasks: readonly Task[];
  /** Page on which readers can run the SDK, or see what its samples return. */
  readonly tryIt?: Task;
  /** Routes of the pages on licence activation and revocation. */
  readonly licencePages?: {
    readonly activation: string;
    readonly revocation: string;
  };
}
