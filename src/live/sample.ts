/** A file of a sample, as its page shows it. */
export interface SampleFile {
  /** Name by which others import it, e.g. `report.ts`. */
  readonly name: string;
  readonly source: string;
}

/** A file of a sample that can run. */
export interface SampleModule extends SampleFile {
  /** What `compileSample` made of the source, line by line the same. */
  readonly code: string;
}

/** An element that a sample asks its page for. */
export interface SampleElement {
  readonly id: string;
  /** Name of its tag, e.g. `button`. */
  readonly tag: string;
}

/** What is needed to run a sample. */
export interface RunnableSample {
  /** In the order in which they run; the sample itself is the last. */
  readonly modules: readonly SampleModule[];
  readonly elements: readonly SampleElement[];
  /** What runs first, such as the activation of a licence by an earlier visit. */
  readonly before?: SampleModule | undefined;
}

/** A sample as a build writes it beside its page. */
export interface LiveSample extends RunnableSample {
  /** Line of the sample, from 1, on which the fence of the page begins. */
  readonly start: number;
  /** The project of its page. */
  readonly project: string;
}

/** Path → text. */
export type Files = Readonly<Record<string, string>>;

/** A project that readers take away, as a build writes it. */
export interface Project {
  /** Of its folder. */
  readonly name: string;
  readonly files: Files;
}

/** What a guide shows the same thing with. */
export type GuideFramework = 'plain' | 'react' | 'vue' | 'next' | 'angular';

/** A guide whose files together are applications, one per framework. */
export interface Guide {
  /** Text of its style sheet. */
  readonly styles: string;
  /** The component, or the script of the plain page, is the last file of each. */
  readonly projects: readonly {
    readonly framework: GuideFramework;
    readonly files: readonly SampleFile[];
  }[];
}
