/** A topic of context-sensitive help, which applications open by its id. */
interface HelpTopic {
  readonly label: string;
  /** Route of the page about the topic, optionally with an anchor. */
  readonly to: string;
}

/** Topic id that applications send → topic. */
export type HelpTopicTable = Readonly<Record<string, HelpTopic>>;
