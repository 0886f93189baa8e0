import {useId, type ReactNode} from 'react';
import '@site/src/live/grid/drawings.css';
import '@site/src/live/grid/grid.css';
import type {PictureOptions} from '@site/src/live/picture/types';
import '@generated/sheet-pictures/default/pictures.css';
import './styles.css';

/** What pages write. A build runs the sample, and puts what it draws into `html`: `src/plugins/sheet-pictures`. */
interface Props extends PictureOptions {
  /** One sentence under the picture that says what it shows. */
  readonly caption: ReactNode;
  /** Title of the sample, if it is not the one above. */
  readonly of?: string;
  /** File of another page, from the folder of this one, whose sample it is. */
  readonly from?: string;
  /** A sample that the page does not show, in the place of `of`: it can import those of the page. */
  readonly children?: ReactNode;
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
