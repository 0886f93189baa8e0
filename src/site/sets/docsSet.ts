import type {Localized} from '../locales';
import type {ProductSlug} from '../products';

/** Where an SDK runs and what it is called from, as its contract says. */
export interface ProductInterface {
  readonly runsOn: Localized;
  readonly calledFrom: Localized;
  /** Page of the set with the details. */
  readonly details: string;
}

/** Something developers come for, and the page that begins it. */
interface Task {
  readonly label: Localized;
  readonly to: string;
}

/**
 * A documentation set: one Docusaurus docs plugin instance and everything the site says about it.
 * Data only, and little of it: browsers load it with every page.
 */
export interface DocsSet {
  /** Plugin id; also the name of the set in every table of the site and of its folder here. */
  readonly id: string;
  /** Product label, shown in breadcrumbs and menus. */
  readonly label: Localized;
  /** Folder of the pages, relative to the repository's root. */
  readonly folder: string;
  /** First segment of every route of the set. */
  readonly routeBasePath: string;
  readonly sidebarId: string;
  /** Route of the page at which readers start. */
  readonly entry: string;
  /** Group of pages → page of that group at which readers start, both below the set's route. */
  readonly groups: Readonly<Record<string, string>>;
  /** Products whose documents the set is. */
  readonly products: readonly ProductSlug[];
  /** Absent where the set has no contract: the comparison of the SDKs then says so. */
  readonly productInterface?: ProductInterface;
  /** Tasks on the landing pages, in order. */
  readonly tasks: readonly Task[];
  /** Pages that tell buyers how a licence is activated and revoked. */
  readonly licencePages?: {
    readonly activation: string;
    readonly revocation: string;
  };
}
