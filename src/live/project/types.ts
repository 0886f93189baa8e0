import type {GuideFramework, SampleElement, SampleFile} from '../sample';

/** A sample as it becomes part of a project. */
export interface ProjectSample {
  /** File name that the page shows above its code, e.g. `report.ts`. */
  readonly title: string;
  /** Heading of the page below which it stands. */
  readonly heading: string;
  /** In the order in which they run; the sample itself is the last. */
  readonly modules: readonly SampleFile[];
  readonly elements: readonly SampleElement[];
  /** What runs first. */
  readonly before?: {readonly source: string} | undefined;
}

/** What the build knows of the projects that readers take away. */
export interface ProjectFacts {
  /** Where the SDK is installed from; a placeholder that npm refuses while nobody has said. */
  readonly packageSource: string;
  readonly isPlaceholder: boolean;
  /** Files of each framework, by their paths; what they leave open stands in `{{…}}`. */
  readonly templates: Readonly<Record<GuideFramework, Files>>;
  /** Name of a guide's page → files that its projects have besides: a server, tests. */
  readonly additions: Readonly<Record<string, Files>>;
}

/** Path → text. */
export type Files = Readonly<Record<string, string>>;
