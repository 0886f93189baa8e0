// @works-without-react
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LiveMode} from '../panel';

interface Props {
  /** Key of the page's project. */
  readonly project: string;
  readonly className: string;
}

/** Button that downloads the samples of a page as an npm project. */
export default function ProjectButton({project, className}: Props): ReactNode {
  return (
    <button
      type="button"
      className={className}
      data-native="live"
      data-live={'project' satisfies LiveMode}
      data-project={project}
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
