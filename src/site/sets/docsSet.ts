import type {Localized} from '../locales';
import type {ProductSlug} from '../products';

/** Platforms and languages of an SDK, as in its contract. */
export interface ProductInterface {
  readonly runsOn: Localized;
  readonly calledFrom: Localized;
  /** Route of the page with the details. */
  readonly details: string;
}

/** A task on the landing pages, with a link to its first page. */
interface Task {
  readonly label: Localized;
  readonly to: string;
}

/** A documentation set, which is one instance of the docs plugin. Every page loads these data, so keep them small. */
export interface DocsSet {
  /** Plugin id, key of the set in all tables, and name of its folder here. */
  readonly id: string;
  /** Label in breadcrumbs and menus. */
  readonly label: Localized;
  /** Folder of the pages, relative to the repository's root. */
  readonly folder: string;
  readonly routeBasePath: string;
  readonly sidebarId: string;
  /** Route of the first page. */
  readonly entry: string;
  /** Path of a group → path of its first page, both relative to the set's route. */
  readonly groups: Readonly<Record<string, string>>;
  /** Products that the set documents. */
  readonly products: readonly ProductSlug[];
  /** Absent if the set has no contract. */
  readonly productInterface?: ProductInterface;
  readonly tasks: readonly Task[];
  /** Routes of the pages on licence activation and revocation. */
  readonly licencePages?: {
    readonly activation: string;
    readonly revocation: string;
  };
}
