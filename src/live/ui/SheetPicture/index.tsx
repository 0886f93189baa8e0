// @works-without-react
import {useId, type ReactNode} from 'react';
import '@site/src/live/grid/drawings.css';
import '@site/src/live/grid/grid.css';
import '@generated/sheet-pictures/default/pictures.css';
import './styles.css';

/**
 * What a build leaves of what pages write: it runs the sample, and puts what it draws into `html`
 * (`src/live/pictures/plugin`). The other properties are `PictureOptions` in `src/live/pictures/options.ts`.
 */
interface Props {
  /** One sentence under the picture that says what it shows. */
  readonly caption: ReactNode;
  readonly html?: string;
}

/** A sheet as a sample leaves it, with a caption. */
export default function SheetPicture({caption, html = ''}: Props): ReactNode {
  const id = useId();
  return (
    <figure className="sheet-picture">
      <div
        className="sheet-window"
        data-search="picture"
        dangerouslySetInnerHTML={{__html: html.replace('caption-id', id)}}
      />
      <figcaption id={id} className="sheet-caption">
        {caption}
      </figcaption>
    </figure>
  );
}
