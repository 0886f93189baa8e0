import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {LiveMode} from '@site/src/native/liveSamples';
import styles from './styles.module.css';

/** Hands the samples of the page to the reader as a project: `src/native/liveSamples.ts` answers it. */
export default function ProjectButton(): ReactNode {
  return (
    <button
      type="button"
      className={clsx('dropdown__link', styles.project)}
      data-native="live"
      data-live={'project' satisfies LiveMode}
      data-downloaded={translate({
        id: 'site.page.projectDownloaded',
        message: 'Project downloaded',
      })}
      data-failed={translate({
        id: 'site.page.projectFailed',
        message: 'Not downloaded. Try again.',
      })}>
      <span>
        <Translate id="site.page.project">
          Download the samples as a project
        </Translate>
      </span>
    </button>
  );
}
