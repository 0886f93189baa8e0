/** File of a sample, as its page shows it. */
export interface SampleFile {
  /** Name by which other files import it, e.g. `report.ts`. */
  readonly name: string;
  readonly source: string;
}

/** Compiled file of a sample. Lines of `code` correspond to lines of `source`. */
export interface SampleModule extends SampleFile {
  readonly code: string;
}

/** Element that a sample looks up in its page. */
export interface SampleElement {
  readonly id: string;
  /** Tag name, e.g. `button`. */
  readonly tag: string;
}

export interface RunnableSample {
  /** In order of execution; the last one is the sample itself. */
  readonly modules: readonly SampleModule[];
  readonly elements: readonly SampleElement[];
  /** Setup code that runs first, e.g. the activation of a licence in an earlier visit. */
  readonly before?: SampleModule | undefined;
}

/** Contents of `assets/live/sample-ID.json` in a build. */
export interface LiveSample extends RunnableSample {
  /** Line of the sample, from 1, at which the code fence starts. The lines above are of fences that it continues. */
  readonly start: number;
  /** Key of the page's project. */
  readonly project: string;
}

/** Path → text. */
export type Files = Readonly<Record<string, string>>;

/** Downloadable project, as a build writes it. */
export interface Project {
  /** Name of its folder and archive. */
  readonly name: string;
  readonly files: Files;
}

export type GuideFramework = 'plain' | 'react' | 'vue' | 'next' | 'angular';

/** Guide page whose code makes up one application per framework. */
export interface Guide {
  /** CSS of the page's style sheets. */
  readonly styles: string;
  /** The last file of each is its component, or the script of the plain page. */
  readonly projects: readonly {
    readonly framework: GuideFramework;
    readonly files: readonly SampleFile[];
  }[];
}
