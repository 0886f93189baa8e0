// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import HomeSection from './HomeSection';
import styles from './styles.module.css';

/** Section with common tasks, each with a link to the first page about it. */
export default function TaskSection(): ReactNode {
  const textOf = useText();
  return (
    <HomeSection
      id="tasks"
      title={translate({
        id: 'site.home.tasks.title',
        message: 'Start with your task',
      })}>
      <div className={styles.tasks}>
        {DOCS_SET_LIST.map(({id, label, tasks}) => (
          <div key={id}>
            <Heading as="h3" id={`tasks-${id}`}>
              {textOf(label)}
            </Heading>
            <ul>
              {tasks.map((task) => (
                <li key={task.to}>
                  <Link to={task.to}>{textOf(task.label)}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </HomeSection>
  );
}
