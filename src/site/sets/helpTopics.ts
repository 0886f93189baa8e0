/** A topic of context-sensitive help. */
interface HelpTopic {
  readonly label: string;
  /** Route of the page, with an optional anchor. */
  readonly to: string;
}

/** Topic id that applications send → topic. */
export type HelpTopicTable = Readonly<Record<string, HelpTopic>>;
