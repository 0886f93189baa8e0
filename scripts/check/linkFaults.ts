import {DOCS_SET_LIST} from '../../src/sets/index';
import {meant} from '../../src/sets/meant';
import type {Fault} from '../../src/sets/problem';
import {helpTopicsFile} from './siteTables';
import type {Sources} from './sources';

/** What is wrong with a link to a target. */
export function fault(target: string, expected: string, remedy: string): Fault {
  return {found: `link to \`${target}\``, expected, remedy};
}

/** A link with a help topic that there is not would show the list of topics. */
export function topicFault(
  target: string,
  {helpTopics}: Sources,
): Fault | undefined {
  const {pathname, searchParams} = new URL(target, 'https://site.example');
  const topic = searchParams.get('topic');
  const set = DOCS_SET_LIST.find(
    ({routeBasePath}) => pathname === `/${routeBasePath}/csh-redirect`,
  );
  const topics = set ? Object.keys(helpTopics[set.id]) : [];
  return set && topic !== null && !topics.includes(topic)
    ? fault(
        target,
        `a topic of ${helpTopicsFile(set.id)}`,
        `${meant(topic, topics)}Correct the topic, or add it: npm run new -- topic.`,
      )
    : undefined;
}
