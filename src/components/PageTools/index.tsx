// @works-without-react
import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import ProjectButton from '@site/src/live/ui/ProjectButton';
import {WRAP_BUTTON} from '@site/src/native-first/react';
import {ASSISTANTS} from '@site/src/site/assistants';
import {fillLinkTemplate} from '@site/src/site/linkTemplate';
import fence from '../CodeFence/styles.module.css';
import dropdown from '../NavbarDropdown/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly markdown: string;
  /** Absolute address of the page. */
  readonly address: string;
  /** Key of the downloadable project. */
  readonly project: string | undefined;
}

/**
 * Button that copies the page as Markdown, and a menu with more actions. `src/native-first/` handles clicks,
 * like those on code copy buttons and navbar menus.
 */
export default function PageTools({
  markdown,
  address,
  project,
}: Props): ReactNode {
  const menuId = useId();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={clsx(fence.copy, styles.copy)}
        data-native="copy"
        data-source={markdown}
        data-copied={translate({
          id: 'site.page.copied',
          message: 'Copied as Markdown',
        })}
        data-failed={translate({
          id: 'site.page.copyFailed',
          message: 'Not copied: view it as Markdown instead',
        })}>
        <span>{translate({id: 'site.page.copy', message: 'Copy page'})}</span>
      </button>
      <div className={clsx('dropdown', 'dropdown--right', dropdown.dropdown)}>
        <button
          type="button"
          data-native="dropdown"
          // Always `false`, so that React does not undo changes by the native script.
          aria-expanded={false}
          aria-controls={menuId}
          aria-label={translate({
            id: 'site.page.more',
            message: 'More ways to use this page',
          })}
          className={clsx('caret', fence.copy, dropdown.button, styles.more)}
        />
        <ul id={menuId} className={clsx('dropdown__menu', dropdown.menu)}>
          <li>
            {/* A normal link, because the Markdown version is a file and not a page of the application. */}
            <Link
              className="dropdown__link"
              to={`pathname://${markdown}`}
              target="_self">
              <Translate id="site.page.markdown">View as Markdown</Translate>
            </Link>
          </li>
          {project && (
            <li>
              <ProjectButton
                project={project}
                className={clsx('dropdown__link', styles.item)}
              />
            </li>
          )}
          <li>
            <button
              type="button"
              data-native={WRAP_BUTTON}
              className={clsx('dropdown__link', styles.item)}>
              <Translate id="site.page.wrapCode">
                Wrap long lines of code, or stop wrapping
              </Translate>
            </button>
          </li>
          {ASSISTANTS.map(({name, link}) => (
            <li key={name}>
              <Link
                className="dropdown__link"
                href={fillLinkTemplate(link, {page: address})}>
                <Translate id="site.page.openIn" values={{assistant: name}}>
                  {'Open in {assistant}'}
                </Translate>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
