/** A subject an application can ask help on. */
interface HelpTopic {
  readonly label: string;
  /** Route of the page, with an anchor where one exists. */
  readonly to: string;
}

/** Topics of a documentation set, by the id that applications send. */
export type HelpTopicTable = Readonly<Record<string, HelpTopic>>;
