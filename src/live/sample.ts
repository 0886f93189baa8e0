/** A file of a sample, as the page shows it. */
export interface SampleFile {
  /** Name by which other files import this one, such as `report.ts`. */
  readonly name: string;
  readonly source: string;
}

/** Compiled file of a sample. `code` has the same line numbers as `source`. */
export interface SampleModule extends SampleFile {
  readonly code: string;
}

/** Element that a sample looks up in its page. */
export interface SampleElement {
  readonly id: string;
  /** Tag name, such as `button`. */
  readonly tag: string;
}

export interface RunnableSample {
  /** Modules in order of execution; the last one is the sample itself. */
  readonly modules: readonly SampleModule[];
  readonly elements: readonly SampleElement[];
  /** Setup code that runs before the sample, such as the activation of a licence. */
  readonly before?: SampleModule | undefined;
}

/** Content of `assets/live/sample-ID.json` in a build. */
export interface LiveSample extends RunnableSample {
  /**
   * 1-based line of the sample at which the code fence starts. The lines before it are from fences that the
   * sample continues.
   */
  readonly start: number;
  /** Key of the project of the sample's page. */
  readonly project: string;
}

/** Contents of text files by path. */
export type Files = Readonly<Record<string, string>>;

/** Downloadable project in the form in which it is stored in a build. */
export interface Project {
  /** Name of the project's folder and archive. */
  readonly name: string;
  readonly files: Files;
}

export type GuideFramework = 'plain' | 'react' | 'vue' | 'next' | 'angular';

/** Applications in the code of a guide page, one per framework. */
export interface Guide {
  /** CSS from the style sheets that the page shows. */
  readonly styles: string;
  /** Applications of the guide. The last file of each is its root component, or for `plain` the script of the page. */
  readonly projects: readonly {
    readonly framework: GuideFramework;
    readonly files: readonly SampleFile[];
  }[];
}
