/** What a guide shows the same thing with. */
export type GuideFramework = 'plain' | 'react' | 'vue' | 'next' | 'angular';

/** A guide whose files together are applications, one per framework. */
export interface Guide {
  /** Name of its page: the last part of the address. */
  readonly page: string;
  /** Text of its style sheet. */
  readonly styles: string;
  /** The component, or the script of the plain page, is the last file of each. */
  readonly projects: readonly {
    readonly framework: GuideFramework;
    readonly files: readonly {readonly name: string; readonly source: string}[];
  }[];
}
